import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentReader } from './content-files.ts'

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
