import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { type AnyTables, fillTables, refuseUnlessEmpty } from './fill-tables.ts'
import { rowsIn } from './lines.ts'
import { isSignedBy, type Manifest, readManifest, tableFile } from './manifest.ts'

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
  await target
    .transaction()
    .execute((into) => fillTables(into, engine, { tables, rows: (table) => rowsIn(join(source, tableFile(table))) }))
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
