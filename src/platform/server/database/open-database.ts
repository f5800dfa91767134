import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, usualConnections } from './database.ts'
import type { Place } from './explain.ts'
import { placeOf } from './postgres/addresses.ts'

export const sqliteFile = (dataDir: string): string => join(dataDir, 'frontier.sqlite')

/** PostgreSQL where a URL is given, else the SQLite file in the data folder. */
export async function openDatabase({
  url,
  dataDir,
  measures,
  connections = usualConnections,
}: Place): Promise<Database> {
  if (url) return (await import('./postgres/postgres.ts')).openPostgres(url, { connections, measures })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return (await import('./sqlite/sqlite.ts')).openSqlite(sqliteFile(dataDir), measures)
}

/** Opens what is there and makes nothing: whoever reads from the wrong place should hear so. */
export async function openExisting({ url, dataDir }: Place): Promise<Database> {
  const path = sqliteFile(dataDir)
  if (!url && !existsSync(path))
    throw new Error(`There is no installation in ${dataDir}: ${path} is missing. ${sameSettings} DATA_DIR.`)
  if (!url && statSync(path).size === 0)
    throw new Error(`${path} is an empty file, so there is no installation in ${dataDir}. ${sameSettings} DATA_DIR.`)
  const database = await openDatabase({ url, dataDir })
  if (await isMigrated(database)) return database
  await database.close()
  const where = url ? `The database in DATABASE_URL (${placeOf(url)})` : path
  throw new Error(`${where} holds no installation. ${sameSettings} ${url ? 'DATABASE_URL' : 'DATA_DIR'}.`)
}

const sameSettings = 'Run this with the settings of the server, above all'

/** Whether this product has been here before. */
export async function isMigrated({ db, close }: Database): Promise<boolean> {
  try {
    return (await db.introspection.getTables({ withInternalKyselyTables: true })).some(
      ({ name }) => name === 'kysely_migration',
    )
  } catch (error) {
    await close()
    throw error
  }
}
