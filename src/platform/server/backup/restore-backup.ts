import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { rowsIn } from './lines.ts'
import { isSignedBy, type Manifest, readManifest, tableFile } from './manifest.ts'
import type { Row } from './snapshot.ts'

type AnyTables = Record<string, Row>
const batch = 200

type Given = {
  dataDir: string
  source: string
  /** The installation's own, where it has one already. */
  secret: string | undefined
  /** The operator vouches for a backup that nothing else does. */
  isTrusted: boolean
}

/**
 * Puts a backup into a migrated, empty database of either engine, and the files that it names into an empty data folder.
 * Everything is checked before anything is written.
 */
export async function restoreBackup({ db, engine }: Database, given: Given): Promise<Manifest> {
  const { dataDir, source } = given
  const { manifest, text } = await readManifest(source)
  if (!given.isTrusted) await refuseForeign(given, text)
  const tables = Object.keys(manifest.tables)
  // The backup names its tables itself; every one of them is a table of ours.
  const target = db as unknown as Kysely<AnyTables>
  await refuseNewer(target, manifest)
  await refuseUnlessEmpty(target, tables)
  // Files first: rows that are there mean that the restore was finished.
  for (const name of Object.keys(manifest.files).filter((one) => !one.startsWith('tables/'))) {
    await mkdir(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 })
    await copyFile(join(source, name), join(dataDir, name))
  }
  await target.transaction().execute(async (into) => {
    if (engine === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(into)
    for (const table of await referencedFirst(into, engine, tables))
      await fillTable(into, table, join(source, tableFile(table)))
  })
  return manifest
}

/**
 * A manifest is signed with a key made from the installation's secret. In local mode that secret travels with the backup,
 * so that a new machine can restore it: whoever may change such a backup may sign it, too.
 */
async function refuseForeign({ source, secret }: Given, text: string): Promise<void> {
  const carried = await readFile(join(source, 'secrets', 'auth'), 'utf8').catch(() => '')
  const secrets = [secret ?? carried.trim()].filter((one) => one !== '')
  if (await isSignedBy(source, text, secrets)) return
  throw new Error(
    `${source} is not signed by this installation: it was made by another one, by an earlier version, with another AUTH_SECRET, or was changed since. If you know where it has been since it was made, restore it with --trust at the end of the command.`,
  )
}

/** What an older program does not know, it would leave out without a word. */
async function refuseNewer(db: Kysely<AnyTables>, { migrations = [], tables }: Manifest): Promise<void> {
  const found = await db.introspection.getTables()
  const known = new Set(found.map(({ name }) => name))
  const done = await db.selectFrom('kysely_migration').select('name').execute()
  const names = new Set(done.map(({ name }) => String(name)))
  const [strange] = [
    ...migrations.filter((name) => !names.has(name)),
    ...Object.keys(tables).filter((table) => !known.has(table)),
  ]
  if (strange === undefined) return
  throw new Error(
    `The backup was made by a newer version of this product: ${strange} is not known here. Update this installation to that version first, then restore.`,
  )
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
  for await (const row of rowsIn(path)) {
    rows.push(row)
    if (rows.length < batch) continue
    await db.insertInto(table).values(rows).execute()
    rows = []
  }
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}
