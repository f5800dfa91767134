import { build, type InlineConfig, type Rolldown } from 'vite'

export type Output = Rolldown.RolldownOutput['output']

/** A build that is not watched and has one output. */
export async function buildOnce(config: InlineConfig): Promise<Output> {
  const made = await build(config)
  if (Array.isArray(made) || !('output' in made)) throw new Error('The build made something else than one output.')
  return made.output
}

/** A build without such a file is broken. */
export function findFile(output: Output, what: string, is: (file: Output[number]) => boolean): string {
  const found = output.find(is)
  if (!found) throw new Error(`The build made no ${what}.`)
  return found.fileName
}
