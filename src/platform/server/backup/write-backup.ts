import { existsSync } from 'node:fs'
import { cp, mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { newId } from '../new-id.ts'
import { lineOf } from './lines.ts'
import {
  checksum,
  keptFolders,
  type Manifest,
  manifestPaths,
  readManifest,
  signatureOf,
  tableFile,
} from './manifest.ts'
import type { Snapshot } from './snapshot.ts'

type Given = { snapshot: Snapshot; dataDir: string; target: string; createdAt: string; secret: string }

/**
 * Writes tables as JSON lines, the kept folders, and last the manifest; a folder without one is no backup. It is read
 * back, every line of it, before it is called one. Of several that write the same, one takes the place, whole.
 */
export async function writeBackup({ target, ...given }: Given): Promise<Manifest> {
  if (existsSync(target) && (await readdir(target)).length > 0) throw new Error(notEmpty(target))
  const part = `${target}.${newId()}.part`
  try {
    const manifest = await writePart(part, given)
    await takePlace(part, target)
    return manifest
  } finally {
    // What failed would keep a full disk full.
    await rm(part, { recursive: true, force: true })
  }
}

const notEmpty = (target: string) => `${target} is not empty. Name a new folder.`

async function writePart(part: string, { snapshot, dataDir, createdAt, secret }: Omit<Given, 'target'>) {
  await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 })
  const tables: Record<string, number> = {}
  for (const table of snapshot.tables) tables[table] = await writeTable(snapshot, table, join(part, tableFile(table)))
  for (const folder of keptFolders) {
    const from = join(dataDir, folder)
    // A folder that is a link to another disk is copied as what it holds.
    if (existsSync(from)) await cp(from, join(part, folder), { recursive: true, dereference: true })
  }
  const { migrations } = snapshot
  const manifest: Manifest = { format: 1, createdAt, migrations, tables, files: await checksums(part) }
  await writeManifest(part, manifest, secret)
  await readManifest(part)
  return manifest
}

/** Neither of these two takes away a folder with anything in it. */
async function takePlace(part: string, target: string): Promise<void> {
  try {
    if (existsSync(target)) await rmdir(target)
    await rename(part, target)
  } catch (error) {
    if (existsSync(target)) throw new Error(notEmpty(target), { cause: error })
    throw error
  }
}

async function writeManifest(folder: string, manifest: Manifest, secret: string): Promise<void> {
  const text = JSON.stringify(manifest, null, 1)
  const { path, signature } = manifestPaths(folder)
  await writeFile(signature, signatureOf(text, secret), { mode: 0o600 })
  await writeFile(path, text, { mode: 0o600 })
}

async function writeTable(snapshot: Snapshot, table: string, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let count = 0
  try {
    for await (const row of snapshot.rows(table)) {
      await file.write(lineOf(row))
      count += 1
    }
  } finally {
    await file.close()
  }
  return count
}

/** SHA-256 of every file below a folder. */
async function checksums(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    sums[relative(folder, path).replaceAll('\\', '/')] = await checksum(path)
  }
  return sums
}
