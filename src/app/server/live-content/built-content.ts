import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { contentReader, type ParsedFiles } from '#platform/server/content-files.ts'
import { type Content, loadContent } from '../content/load-content.ts'
import { loadPacked, type PackedFiles, packFiles } from './parsed-content.ts'

const name = 'content.bin'
/** Beside the built server; one that runs from its sources has none, since another state of the code may have made it. */
const place = import.meta.filename.endsWith('.js') ? join(dirname(import.meta.filename), name) : undefined

type Built = { version: string; packed: PackedFiles }

/** The content as the build parsed and validated it, if the folder holds just that: a third of a start otherwise. */
export function loadBuilt(
  config: { contentDir: string; local: boolean },
  version: string,
  file = place,
): Content | undefined {
  if (!file || !existsSync(file)) return undefined
  // Written by the build of this server.
  const built = deserialize(readFileSync(file)) as Built
  return built.version === version ? loadPacked(config, built.packed) : undefined
}

export function writeBuilt(folder: string, contentDir: string, version: string): void {
  const parsed: ParsedFiles = new Map()
  loadContent(contentReader(contentDir, parsed), { local: true })
  const built: Built = { version, packed: packFiles(parsed) }
  writeFileSync(join(folder, name), serialize(built))
}
