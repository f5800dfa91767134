import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { postgresSnapshot, sqliteSnapshot } from '#platform/server/backup/snapshot.ts'
import { verifyBackup } from '#platform/server/backup/verify-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate, migrationsIn } from '#platform/server/database/migrate.ts'
import { sqliteFile } from '#platform/server/database/open-database.ts'
import { type Env, emptyPlace, openPlace } from '#tests/world/installation.ts'

const migrations = join(import.meta.dirname, '../../../migrations')
/** It gave each session that was held an instant at which the client counts as told of its notes. */
const next = '0163-notes-told'
const at = '2026-02-01T10:00:00.000Z'
const secret = 'a secret that is long enough for it'

let folder: string
let here: Env
let backup: string
let upgraded: Row[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-older-'))
  backup = join(folder, 'backup')
  here = await emptyPlace(folder, 'here')
  const database = await openPlace(here)
  await migrate(
    database,
    migrations,
    migrationsIn(migrations).filter((name) => name < next),
  )
  await fill(database)
  const { DATA_DIR = '', DATABASE_URL } = here
  const snapshot = DATABASE_URL ? await postgresSnapshot(DATABASE_URL) : sqliteSnapshot(sqliteFile(DATA_DIR))
  await writeBackup({ snapshot, dataDir: DATA_DIR, target: backup, createdAt: at, secret })
  await snapshot.close()
  await migrate(database, migrations)
  upgraded = await talks(database)
  await database.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Row = Record<string, unknown>
// The tables as they were are not those of the program.
const tables = ({ db }: Database) => db as unknown as Kysely<Record<string, Row>>

async function fill(database: Database): Promise<void> {
  const user = (id: string) => ({
    ...{ id, name: id, email: `${id}@members.example`, emailVerified: 1, createdAt: at, updatedAt: at },
    ...{
      firstName: id,
      lastName: '',
      role: 'client',
      timeZone: 'UTC',
      enrolledOn: '2026-01-01',
      dayFloor: 1,
      version: 0,
    },
  })
  const db = tables(database)
  await db
    .insertInto('users')
    .values([user('coach'), user('client')])
    .execute()
  await db
    .insertInto('coachClients')
    .values({
      ...{ id: 'pair', coachId: 'coach', clientId: 'client', liveClientId: 'client' },
      ...{ status: 'active', notes: '', assignedAt: at },
    })
    .execute()
  await db
    .insertInto('coachTalks')
    .values({
      ...{ id: 'talk', assignmentId: 'pair', clientId: 'client', coachId: 'coach', beganAt: at, heldAt: at },
      ...{ privateNotes: '', privateVersion: 1, clientNotes: 'Call them', clientVersion: 1 },
    })
    .execute()
}

const talks = (database: Database) => tables(database).selectFrom('coachTalks').selectAll().execute()

const restoreInto = async (env: Env, isPrepared = false) => {
  const database = await openPlace(env)
  try {
    if (isPrepared) await migrate(database, migrations)
    const { DATA_DIR: dataDir = '' } = env
    await restoreBackup(database, { dataDir, source: backup, secrets: [secret], isTrusted: false, migrations })
    return await talks(database)
  } finally {
    await database.close()
  }
}

test('a backup of an earlier version comes back as if that installation had been upgraded', async () => {
  expect(upgraded).toEqual([expect.objectContaining({ id: 'talk', heldAt: at, notesToldAt: at })])
  expect(await restoreInto(await emptyPlace(folder, 'there'))).toEqual(upgraded)
})

test('a backup of an earlier version is verified', async () => {
  const { migrations: made } = await verifyBackup({ source: backup, secrets: [secret], isTrusted: false, migrations })
  expect(made).not.toContain(next)
})

test('a place that a newer version than the backup’s has prepared is refused', async () => {
  const refused = restoreInto(await emptyPlace(folder, 'prepared'), true)
  await expect(refused).rejects.toThrow(`prepared by a newer version than the backup’s: ${next} is not in the backup`)
})
