import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentMistake, contentReader } from '#platform/server/content-files.ts'
import type { Log } from '#platform/server/log.ts'
import { type Content, loadContent } from '../content/load-content.ts'
import { loadBuilt } from './built-content.ts'
import { type ContentTree, readTree } from './content-tree.ts'

type Config = { contentDir: string; dataDir: string; local: boolean }
/** `folder`: where it lies, if not in the content folder. */
type Served = { content: Content; tree: ContentTree & { folder?: string } }

/**
 * What a server starts with: the content folder, else the copy of what was served last. A file that was saved halfway
 * keeps no site down; what is wrong with it is told as of content that is edited while the server runs.
 */
export async function contentToStartWith(config: Config, log: Log): Promise<Served> {
  const tree = await readTree(config.contentDir)
  try {
    return { content: loadBuilt(config, tree.version) ?? readFolder(config), tree }
  } catch (mistake) {
    if (!(mistake instanceof ContentMistake)) throw mistake
    const kept = await readKept(config)
    if (!kept) throw mistake
    const told = { served: kept.tree.version, mistakes: mistake.message.split('\n') }
    log.error(told, 'the content has mistakes: what was served before is served')
    return kept
  }
}

const readFolder = (config: Config): Content => loadContent(contentReader(config.contentDir), config)

const folderOf = ({ dataDir }: Config) => join(dataDir, 'served-content')

async function readKept(config: Config): Promise<Served | undefined> {
  for (const version of await namesIn(folderOf(config))) {
    const contentDir = join(folderOf(config), version)
    const tree = await readTree(contentDir)
    const content = tree.version === version ? contentOrNone({ ...config, contentDir }) : undefined
    if (content) return { content, tree: { ...tree, folder: contentDir } }
  }
  return undefined
}

/** What another version of the program served may be nothing that this one can read. */
function contentOrNone(config: Config): Content | undefined {
  try {
    return readFolder(config)
  } catch {
    return undefined
  }
}

/** Copies what is served, once for each version; nothing of it is needed but to start beside content with mistakes. */
export async function keepServed(config: Config, { version }: Pick<ContentTree, 'version'>): Promise<void> {
  const [folder, next] = [folderOf(config), join(folderOf(config), '.next')]
  if (!existsSync(config.dataDir) || existsSync(join(folder, version))) return
  const tree = await readTree(config.contentDir)
  if (tree.version !== version) return
  await rm(next, { recursive: true, force: true })
  for (const within of tree.folders) await mkdir(join(next, within), { recursive: true })
  for (const path of tree.files.keys()) await copyFile(join(config.contentDir, path), join(next, path))
  // Written meanwhile: the next version is kept once it is served.
  if ((await readTree(next)).version !== version) return
  const former = await namesIn(folder)
  await rename(next, join(folder, version))
  for (const name of former) await rm(join(folder, name), { recursive: true, force: true })
}

const namesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : []
