import { join, resolve } from 'node:path'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { postgresSnapshot, sqliteSnapshot } from '#platform/server/backup/snapshot.ts'
import { type Manifest, writeBackup } from '#platform/server/backup/write-backup.ts'
import { iso } from '#platform/server/clock.ts'
import { ownDataFolder } from '#platform/server/database/sole-owner.ts'
import { audit, type Command } from './command.ts'

export const backup: Command = {
  name: 'backup',
  needs: ['folder'],
  does: 'Writes database, uploads and secrets to a new folder, while the product serves.',
  keepsSchema: true,
  run: async (admin, [folder = '']) => {
    const { config, services } = admin
    await audit(admin, 'backup', resolve(folder))
    const snapshot = config.databaseUrl
      ? await postgresSnapshot(config.databaseUrl)
      : sqliteSnapshot(join(config.dataDir, 'frontier.sqlite'))
    try {
      return describe('Backed up', await writeBackup(snapshot, config.dataDir, resolve(folder), iso(services.now())))
    } finally {
      await snapshot.close()
    }
  },
}

export const restore: Command = {
  name: 'restore',
  needs: ['folder'],
  does: 'Puts a backup into an empty place, of either database engine.',
  beforeSecrets: true,
  run: async (admin, [folder = '']) => {
    const { config, database } = admin
    const release = config.databaseUrl ? () => {} : ownDataFolder(config.dataDir)
    try {
      const manifest = await restoreBackup(database, config.dataDir, resolve(folder))
      await audit(admin, 'restore', resolve(folder))
      return describe('Restored', manifest)
    } finally {
      release()
    }
  },
}

function describe(done: string, { tables, files, createdAt }: Manifest): string[] {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return [
    `${done} ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files, as of ${createdAt}.`,
  ]
}
