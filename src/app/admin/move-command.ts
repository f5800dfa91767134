import { existsSync } from 'node:fs'
import { copyDatabase } from '#platform/server/backup/copy-database.ts'
import { sqliteSnapshot } from '#platform/server/backup/snapshot.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openExisting, sqliteFile } from '#platform/server/database/open-database.ts'
import { lockDataDir } from '#platform/server/database/sqlite/data-dir-lock.ts'
import { migrations } from '../migrations.ts'
import { audit, type Run } from './command.ts'

const ledgers = { ledgerEntries: ['points', 'xp'], coachLedger: ['points'] }

export const move: Run = async (admin) => {
  const { dataDir, databaseUrl } = admin.config
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the empty PostgreSQL database that the members move to.')
  if (!existsSync(sqliteFile(dataDir))) throw new Error(`There is no SQLite installation in ${dataDir} to move.`)
  // What a running server wrote meanwhile would be missing.
  const release = lockDataDir(dataDir)
  try {
    await bringUpToDate(dataDir)
    const source = sqliteSnapshot(sqliteFile(dataDir))
    try {
      const { tables, totals } = await copyDatabase(source, admin.database, ledgers)
      await audit(admin, 'moved', dataDir)
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
      return [
        `Moved ${rows} rows of ${Object.keys(tables).length} tables. Every row was compared.`,
        ...Object.entries(totals).map(([name, total]) => `${name} adds up to ${total} on both sides.`),
        `${sqliteFile(dataDir)} is unchanged. From now on, start the servers with this DATABASE_URL.`,
      ]
    } finally {
      await source.close()
    }
  } finally {
    release()
  }
}

/** The target has the tables of this version; the source gets them first. */
async function bringUpToDate(dataDir: string): Promise<void> {
  const database = await openExisting({ url: undefined, dataDir })
  try {
    await migrate(database, migrations)
  } finally {
    await database.close()
  }
}
