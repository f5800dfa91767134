import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ContentReader } from '#platform/server/content-files.ts'
import type { Known } from './known.ts'

const name = 'known-texts.bin'
/** Beside the built server; one that runs from its sources has none, since another state of the code may have made it. */
const place = import.meta.filename.endsWith('.js') ? join(dirname(import.meta.filename), name) : undefined

/** What the build made of just these texts, so that a server that starts needn’t read and compare 3 MB of them. */
export function builtKnown(digest: string, file = place): Known | undefined {
  if (!file || !existsSync(file)) return undefined
  // Written by the build of this server.
  const known = deserialize(readFileSync(file)) as Known
  return known.digest === digest ? known : undefined
}

export const writeBuiltKnown = (folder: string, known: Known): void =>
  writeFileSync(join(folder, name), serialize(known))

/** What content files hold, told by their names and bytes. */
export function digestOf(reader: ContentReader, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(reader.root, file)))
      .update('\0')
  return hash.digest('hex')
}
