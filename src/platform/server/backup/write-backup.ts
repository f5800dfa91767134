import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Snapshot } from './snapshot.ts'

export type Manifest = {
  format: 1
  createdAt: string
  /** Rows of each table. */
  tables: Record<string, number>
  /** SHA-256 of every file, by its path inside the backup. */
  files: Record<string, string>
}

/** Folders of the data directory that belong to a backup besides the database. */
export const keptFolders = ['uploads', 'secrets']

/** Writes tables as JSON lines, uploads and secrets, and last the manifest; a folder without one is no backup. */
export async function writeBackup(
  snapshot: Snapshot,
  dataDir: string,
  target: string,
  createdAt: string,
): Promise<Manifest> {
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new Error(`${target} is not empty. Name a new folder.`)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 })

  const tables: Record<string, number> = {}
  for (const table of snapshot.tables)
    tables[table] = await writeTable(snapshot, table, join(part, 'tables', `${table}.jsonl`))
  for (const folder of keptFolders) {
    const from = join(dataDir, folder)
    if (existsSync(from)) await cp(from, join(part, folder), { recursive: true })
  }
  const manifest: Manifest = { format: 1, createdAt, tables, files: await checksums(part) }
  await writeFile(join(part, 'manifest.json'), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  await rm(target, { recursive: true, force: true })
  await rename(part, target)
  return manifest
}

async function writeTable(snapshot: Snapshot, table: string, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let count = 0
  try {
    for await (const row of snapshot.rows(table)) {
      await file.write(`${JSON.stringify(row)}\n`)
      count += 1
    }
  } finally {
    await file.close()
  }
  return count
}

/** SHA-256 of every file below a folder. */
export async function checksums(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    sums[relative(folder, path).replaceAll('\\', '/')] = hash.digest('hex')
  }
  return sums
}
