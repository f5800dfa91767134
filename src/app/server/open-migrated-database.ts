import { existsSync, statSync } from 'node:fs'
import type { Database } from '#platform/server/database/database.ts'
import { explained } from '#platform/server/database/explain.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { isMigrated, openDatabase, sqliteFile } from '#platform/server/database/open-database.ts'
import { lockDataDir } from '#platform/server/database/sqlite/data-dir-lock.ts'
import type { Log } from '#platform/server/log.ts'
import type { DatabaseMeasures } from '#platform/server/metrics/measures.ts'
import type { Config } from '../config.ts'
import { migrations } from '../migrations.ts'

type MigratedDatabase = { database: Database; release: () => void }

/** Opens the database and migrates it. A new one is created, and logged as new. */
export async function openMigratedDatabase(
  { databaseUrl, dataDir, databaseConnections }: Config,
  log: Log,
  measures?: DatabaseMeasures,
): Promise<MigratedDatabase> {
  const place = { url: databaseUrl, dataDir, connections: databaseConnections, measures }
  try {
    const release = databaseUrl ? () => {} : lockDataDir(dataDir)
    const file = sqliteFile(dataDir)
    const wasEmptyFile = !databaseUrl && existsSync(file) && statSync(file).size === 0
    const database = await openDatabase(place)
    const isNew = !(await isMigrated(database))
    await migrate(database, migrations)
    warnOfWrongPlace({ isNew, wasEmptyFile, ...place, file }, log)
    return { database, release }
  } catch (error) {
    throw explained(error, place)
  }
}

type Found = { isNew: boolean; wasEmptyFile: boolean; url: string | undefined; dataDir: string; file: string }

/** A server on the wrong folder looks like one that has lost every member. */
function warnOfWrongPlace({ isNew, wasEmptyFile, url, dataDir, file }: Found, log: Log): void {
  const setting = url ? 'DATABASE_URL' : 'DATA_DIR'
  if (isNew)
    log.warn(
      { setting, dataDir, emptyFile: wasEmptyFile },
      `a new, empty installation was made${wasEmptyFile ? ' in a file of 0 bytes' : ''}: if you expected members, ${setting} is wrong`,
    )
  if (url && existsSync(file) && statSync(file).size > 0)
    log.warn(
      { setting, file },
      'DATABASE_URL is set, so the SQLite file in DATA_DIR is not used: `npm run admin -- move` copies its members into an empty PostgreSQL',
    )
}
