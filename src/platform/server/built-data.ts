import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Deserializer, Serializer } from 'node:v8'

/** Where the build puts what it makes for its server. One that runs from its sources has none, since another state of the code may have made it. */
export const builtDataFile = (name: string): string | undefined =>
  import.meta.filename.endsWith('.js') ? join(dirname(import.meta.filename), name) : undefined

/**
 * What the build of this server wrote; no one else writes there. Its rows of numbers are their own: `deserialize` would make
 * them views that keep the whole file.
 */
export function readBuiltData<T>(file: string | undefined): T | undefined {
  if (!file || !existsSync(file)) return undefined
  const reader = new Deserializer(readFileSync(file))
  reader.readHeader()
  return reader.readValue() as T
}

export function writeBuiltData(folder: string, name: string, data: unknown): void {
  const writer = new Serializer()
  writer.writeHeader()
  writer.writeValue(data)
  writeFileSync(join(folder, name), writer.releaseBuffer())
}
