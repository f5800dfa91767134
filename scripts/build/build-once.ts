import { build, type InlineConfig } from 'vite'
import type { Output } from './pages/output.ts'

/** A build that is not watched and has one output. */
export async function buildOnce(config: InlineConfig): Promise<Output> {
  const made = await build(config)
  if (Array.isArray(made) || !('output' in made)) throw new Error('The build made something else than one output.')
  return made.output
}
