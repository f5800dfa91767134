import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Where the build puts what it makes for its server. One that runs from its sources has none, since another state of the code may have made it. */
export const builtDataFile = (name: string): string | undefined =>
  import.meta.filename.endsWith('.js') ? join(dirname(import.meta.filename), name) : undefined

/** What the build of this server wrote; nobody else writes there. */
export const readBuiltData = <T>(file: string | undefined): T | undefined =>
  file && existsSync(file) ? (deserialize(readFileSync(file)) as T) : undefined

export const writeBuiltData = (folder: string, name: string, data: unknown): void =>
  writeFileSync(join(folder, name), serialize(data))
