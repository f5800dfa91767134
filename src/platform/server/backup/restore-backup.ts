import { createReadStream, existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Row } from './snapshot.ts'
import { checksums, keptFolders, type Manifest } from './write-backup.ts'

type AnyTables = Record<string, Row>
const batch = 200

/** Puts a backup into a migrated, empty database of either engine, and its files into an empty data folder. */
export async function restoreBackup({ db, engine }: Database, dataDir: string, source: string): Promise<Manifest> {
  const manifest = await readManifest(source)
  const tables = Object.keys(manifest.tables)
  // The backup names its tables itself; every one of them is a table of ours.
  const target = db as unknown as Kysely<AnyTables>
  await refuseUnlessEmpty(target, tables)
  // Files first: rows that are there mean that the restore was finished.
  for (const folder of keptFolders) {
    if (existsSync(join(source, folder))) await cp(join(source, folder), join(dataDir, folder), { recursive: true })
  }
  await target.transaction().execute(async (into) => {
    if (engine === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(into)
    for (const table of await referencedFirst(into, engine, tables))
      await fillTable(into, table, join(source, 'tables', `${table}.jsonl`))
  })
  return manifest
}

async function readManifest(source: string): Promise<Manifest> {
  const path = join(source, 'manifest.json')
  if (!existsSync(path)) throw new Error(`${source} holds no finished backup: manifest.json is missing.`)
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
  const sums = await checksums(source)
  const damaged = Object.entries(manifest.files).filter(([file, sum]) => sums[file] !== sum)
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.map(([file]) => file).join(', ')}`)
  return manifest
}

async function refuseUnlessEmpty(db: Kysely<AnyTables>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()
    if (row) throw new Error(`The database is not empty: ${table} holds rows. Restore into a new one.`)
  }
}

/** PostgreSQL checks references row by row, so tables come after those that they refer to. */
async function referencedFirst(
  db: Kysely<AnyTables>,
  engine: Database['engine'],
  tables: readonly string[],
): Promise<string[]> {
  if (engine === 'sqlite') return [...tables]
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`.execute(
    db,
  )
  const plain = rows.map(({ from, to }) => ({ from: from.replaceAll('"', ''), to: to.replaceAll('"', '') }))
  const ordered: string[] = []
  const visit = (table: string): void => {
    if (ordered.includes(table)) return
    for (const { to } of plain.filter((one) => one.from === table && one.to !== table)) visit(to)
    if (!ordered.includes(table)) ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}

async function fillTable(db: Kysely<AnyTables>, table: string, path: string): Promise<void> {
  let rows: Row[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(JSON.parse(line))
    if (rows.length < batch) continue
    await db.insertInto(table).values(rows).execute()
    rows = []
  }
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}
