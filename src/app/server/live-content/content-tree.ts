import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a file holds, and what tells without reading it that it was written since. */
export type FileMark = { hash: string; written: string }

/** What a content folder holds: each file by its path, and a short name for all of it together. */
export type ContentTree = { version: string; files: ReadonlyMap<string, FileMark>; folders: readonly string[] }

/**
 * By what the files hold, not by when they were written; those that were not written since they were known aren't read
 * again. A folder that is not there is an empty one.
 */
export async function readTree(root: string, known?: ContentTree['files']): Promise<ContentTree> {
  const files = new Map<string, FileMark>()
  const { paths, folders } = await pathsBelow(root)
  // One by one: files that are read side by side leave malloc 10 MB that it never gives back.
  for (const path of paths) {
    const seen = await stat(join(root, path)).catch(absent)
    const written = seen ? `${seen.size} ${seen.mtimeMs} ${seen.ctimeMs} ${seen.ino}` : ''
    const before = known?.get(path)
    const hash = before?.written === written ? before.hash : await hashOf(join(root, path))
    if (hash) files.set(path, { hash, written })
  }
  const version = createHash('sha256').update(JSON.stringify([...files].map(([path, { hash }]) => [path, hash])))
  return { version: version.digest('hex').slice(0, 12), files, folders }
}

/** The paths on which two trees differ. */
export const changedPaths = (one: ContentTree['files'], other: ContentTree['files']): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path)?.hash !== other.get(path)?.hash).sort()

async function hashOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(absent)
  return bytes && createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Editors leave files of their own beside what is edited. */
const isOfEditor = (name: string) => /^[.#]|[~#]$|\.(?:swp|tmp|part|bak)$/.test(name)

async function pathsBelow(root: string): Promise<{ paths: string[]; folders: string[] }> {
  const [paths, folders]: [string[], string[]] = [[], []]
  const walk = async (folder: string): Promise<void> => {
    folders.push(folder)
    const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(absent)) ?? []
    for (const entry of entries.filter(({ name }) => !isOfEditor(name)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (await isFolder(entry, join(root, path))) await walk(path)
      else paths.push(path)
    }
  }
  await walk('')
  return { paths, folders }
}

const isFolder = async (entry: Dirent, path: string): Promise<boolean> =>
  entry.isSymbolicLink() ? ((await stat(path).catch(absent))?.isDirectory() ?? false) : entry.isDirectory()

/** Gone between two looks, or never there. What cannot be read for another reason is the check's to tell. */
const absent = (): undefined => undefined
