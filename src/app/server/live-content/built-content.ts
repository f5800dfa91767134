import { builtDataFile, readBuiltData, writeBuiltData } from '#platform/server/built-data.ts'
import { contentReader, type ParsedFiles } from '#platform/server/content-files.ts'
import { type Content, loadContent } from '../content/load-content.ts'
import { loadPacked, type PackedFiles, packFiles } from './parsed-content.ts'

const name = 'content.bin'

type Built = { version: string; packed: PackedFiles }

/** The content as the build parsed and validated it, if the folder holds just that: a third of a start otherwise. */
export function loadBuilt(
  config: { contentDir: string; local: boolean },
  version: string,
  file = builtDataFile(name),
): Content | undefined {
  const packed = builtPacked(version, file)
  return packed && loadPacked(config, packed)
}

/** What the build read of the content of this version, if it was built of it. */
export function builtPacked(version: string, file = builtDataFile(name)): PackedFiles | undefined {
  const built = readBuiltData<Built>(file)
  return built?.version === version ? built.packed : undefined
}

export function writeBuilt(folder: string, contentDir: string, version: string): void {
  const parsed: ParsedFiles = new Map()
  loadContent(contentReader(contentDir, parsed), { local: true })
  const built: Built = { version, packed: packFiles(parsed) }
  writeBuiltData(folder, name, built)
}
