import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../dist/children')

/**
 * Where the build put a script for `workInChild`. Such a process has no WebAssembly and so can't erase types by itself.
 * A missing file would look like a refusal of the script.
 */
export function builtChild(name: string): string {
  const script = join(folder, `${name}.js`)
  if (!existsSync(script)) throw new Error(`${script} is missing. Run npm run build.`)
  return script
}
