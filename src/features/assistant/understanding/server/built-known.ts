import { builtDataFile, readBuiltData, writeBuiltData } from '#platform/server/built-data.ts'
import type { Known } from './known.ts'

const name = 'known-texts.bin'

/** What the build made of just these texts, so that a server that starts needn’t read and compare 3 MB of them. */
export function builtKnown(digest: string, file = builtDataFile(name)): Known | undefined {
  const known = readBuiltData<Known>(file)
  return known?.digest === digest ? known : undefined
}

export const writeBuiltKnown = (folder: string, known: Known): void => writeBuiltData(folder, name, known)
