import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { migrate, migrationsIn } from '../database/migrate.ts'
import { type AnyTables, fillTables, refuseUnlessEmpty } from './fill-tables.ts'
import { rowsIn } from './lines.ts'
import { isSignedBy, type Manifest, readManifest, tableFile } from './manifest.ts'

type Given = {
  dataDir: string
  source: string
  /** The installation's own and its former ones, where it has one already. */
  secrets: readonly string[]
  /** The operator vouches for a backup that nothing else does. */
  isTrusted: boolean
  /** The folder of all migrations. */
  migrations: string
}

/**
 * Puts a backup into an empty database of either engine, and the files that it names into an empty data folder, then takes
 * it through the migrations since: what they make of rows is made of those, too.
 */
export async function restoreBackup(database: Database, given: Given): Promise<Manifest> {
  const manifest = await fillFromBackup(database, given)
  await migrate(database, given.migrations)
  return manifest
}

/** The same, but leaves the database at the migration that the backup was made at. Everything is checked before a row is written. */
export async function fillFromBackup(database: Database, given: Given): Promise<Manifest> {
  const { dataDir, source, migrations } = given
  const { manifest, text } = await readManifest(source)
  if (!given.isTrusted) await refuseForeign(given, text)
  const all = migrationsIn(migrations)
  const known = manifest.migrations ?? all
  refuseStrange(known.filter((name) => !all.includes(name)))
  const tables = Object.keys(manifest.tables)
  // The backup names its tables itself; every one of them is a table of ours.
  const target = database.db as unknown as Kysely<AnyTables>
  await refuseUsed(target, tables, known)
  await migrate(database, migrations, known)
  const there = await tablesIn(target)
  refuseStrange(tables.filter((table) => !there.includes(table)))
  // Files first: rows that are there mean that the restore was finished.
  for (const name of Object.keys(manifest.files).filter((one) => !one.startsWith('tables/'))) {
    await mkdir(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 })
    await copyFile(join(source, name), join(dataDir, name))
  }
  const rows = (table: string) => rowsIn(join(source, tableFile(table)))
  await target.transaction().execute((into) => fillTables(into, database.engine, { tables, rows }))
  return manifest
}

/**
 * A manifest is signed with a key made from the installation's secret. In local mode that secret travels with the backup,
 * so that a new machine can restore it: whoever may change such a backup may sign it, too.
 */
async function refuseForeign({ source, secrets }: Given, text: string): Promise<void> {
  const carried = await readFile(join(source, 'secrets', 'auth'), 'utf8').catch(() => '')
  const own = secrets.length > 0 ? secrets : [carried.trim()].filter((one) => one !== '')
  if (await isSignedBy(source, text, own)) return
  throw new Error(
    `${source} is not signed by this installation: it was made by another one, by an earlier version, with another AUTH_SECRET, or was changed since. If the secret was changed, name the former one in AUTH_SECRET_PREVIOUS. If you know where it has been since it was made, restore it with --trust at the end of the command.`,
  )
}

/** What an older program does not know, it would leave out without a word. */
function refuseStrange([strange]: readonly string[]): void {
  if (strange === undefined) return
  throw new Error(
    `The backup was made by a newer version of this product: ${strange} is not known here. Update this installation to that version first, then restore.`,
  )
}

/** Nothing is taken away again, neither rows nor what a newer version added. */
async function refuseUsed(db: Kysely<AnyTables>, tables: readonly string[], known: readonly string[]): Promise<void> {
  const there = await tablesIn(db)
  await refuseUnlessEmpty(
    db,
    tables.filter((table) => there.includes(table)),
  )
  if (!there.includes('kysely_migration')) return
  const done = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  const further = done.map(({ name }) => String(name)).find((name) => !known.includes(name))
  if (further === undefined) return
  throw new Error(
    `The database was prepared by a newer version than the backup’s: ${further} is not in the backup. Restore into a database that nothing has used yet.`,
  )
}

async function tablesIn(db: Kysely<AnyTables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name }) => name)
}
