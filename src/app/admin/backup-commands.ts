import { resolve } from 'node:path'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { postgresSnapshot, sqliteSnapshot } from '#platform/server/backup/snapshot.ts'
import { verifyBackup } from '#platform/server/backup/verify-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { iso } from '#platform/server/clock.ts'
import { sqliteFile } from '#platform/server/database/open-database.ts'
import { lockDataDir } from '#platform/server/database/sqlite/data-dir-lock.ts'
import { findOrCreateSecret, hasSecret } from '#platform/server/secrets/secret-file.ts'
import type { Config } from '../config.ts'
import { migrations } from '../migrations.ts'
import { type Admin, audit, type Run } from './command.ts'

export const backup: Run = async (admin, words) => {
  const { config, services } = admin
  const [folder = ''] = namesIn(words)
  await refuseWithoutMembers(admin)
  const snapshot = config.databaseUrl
    ? await postgresSnapshot(config.databaseUrl)
    : sqliteSnapshot(sqliteFile(config.dataDir))
  const secret = config.authSecret ?? findOrCreateSecret(config.dataDir, 'auth')
  const target = resolve(folder)
  try {
    const createdAt = iso(services.now())
    const manifest = await writeBackup({ snapshot, dataDir: config.dataDir, target, createdAt, secret })
    // Only now: `doctor` takes the entry for a backup that there is.
    await audit(admin, 'backup', target, '', { actor: actorOf(words) })
    const lines = describe('Backed up', manifest, 'Checked line by line.')
    return words.includes('--verify') ? [...lines, ...(await verified(admin, target, words))] : lines
  } finally {
    await snapshot.close()
  }
}

export const verify: Run = (admin, words) => {
  const [folder = ''] = namesIn(words)
  return verified(admin, resolve(folder), words)
}

/** `doctor` and the nightly backup go by this entry. */
async function verified(admin: Admin, source: string, words: readonly string[]): Promise<string[]> {
  const isTrusted = words.includes('--trust')
  const manifest = await verifyBackup({ source, secrets: secretsOf(admin.config), isTrusted, migrations })
  await audit(admin, 'backup verified', source, '', { actor: actorOf(words), madeAt: manifest.createdAt })
  return describe('Verified', manifest, 'Every row and file came back as it was.')
}

export const restore: Run = async (admin, words) => {
  const { config, database } = admin
  const isTrusted = words.includes('--trust')
  const [folder = ''] = namesIn(words)
  const release = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
  try {
    const source = resolve(folder)
    const given = { dataDir: config.dataDir, source, secrets: secretsOf(config), isTrusted, migrations }
    const manifest = await restoreBackup(database, given)
    await audit(admin, isTrusted ? 'restore --trust' : 'restore', source)
    return describe('Restored', manifest)
  } finally {
    release()
  }
}

const namesIn = (words: readonly string[]) => words.filter((word) => !word.startsWith('--'))

/** The nightly backup says that no one typed it. */
const actorOf = (words: readonly string[]) => (words.includes('--scheduled') ? 'schedule' : 'operator')

/** Former ones too: backups are kept for longer than a secret. */
const secretsOf = ({ authSecret, previousSecrets, dataDir }: Config): string[] => {
  const own = authSecret ?? (hasSecret(dataDir, 'auth') ? findOrCreateSecret(dataDir, 'auth') : undefined)
  return own === undefined ? [] : [own, ...previousSecrets]
}

/** A nightly backup of the wrong folder would look like one of the right folder until the day it is needed. */
async function refuseWithoutMembers({ config, services }: Admin): Promise<void> {
  const member = await services.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (member) return
  const setting = config.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${config.dataDir})`
  throw new Error(`There are no members here, so nothing was backed up. Is ${setting} the one that the server uses?`)
}

function describe(done: string, { tables, files, createdAt }: Manifest, then = ''): string[] {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const what = `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files`
  return [`${done} ${what}, as of ${createdAt}. ${then}`.trim()]
}
