import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtDataFile, readBuiltData, writeBuiltData } from '#platform/server/built-data.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import type { Known } from './known.ts'

const name = 'known-texts.bin'

/** What the build made of just these texts, so that a server that starts needn’t read and compare 3 MB of them. */
export function builtKnown(digest: string, file = builtDataFile(name)): Known | undefined {
  const known = readBuiltData<Known>(file)
  return known?.digest === digest ? known : undefined
}

export const writeBuiltKnown = (folder: string, known: Known): void => writeBuiltData(folder, name, known)

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
