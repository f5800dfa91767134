import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { newId } from '#platform/server/new-id.ts'
import { emptyPostgres } from './fresh-database.ts'

export type Env = Record<string, string>

export const isPostgres = process.env.TEST_ENGINE === 'postgres'
/** What text columns may hold; PostgreSQL takes no NUL. */
export const hostileTexts = [
  ...Array.from({ length: 32 }, (_, code) => `a${String.fromCharCode(code)}b`).slice(isPostgres ? 1 : 0),
  ...[
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    'a\r\nb',
    '\ufeffa',
    'a\u202eb',
    '\ufffe',
    '👩‍👩‍👧',
    '"\\',
    '\\u2028',
    '{}\n{}',
  ],
  ...['a\ud800b', 'a\udc00b'].map((text) => text.toWellFormed()),
]

/** A place of this run's engine with nothing in it. */
export async function emptyPlace(folder: string, name: string): Promise<Env> {
  const DATA_DIR = join(folder, name)
  return isPostgres ? { DATA_DIR, DATABASE_URL: await emptyPostgres() } : { DATA_DIR }
}

export const openPlace = ({ DATABASE_URL, DATA_DIR = '' }: Env) =>
  openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })

/** An installation with a member, and with an entry for each hostile text. */
export async function fillPlace(env: Env): Promise<void> {
  const database = await openPlace(env)
  await migrate(database, 'migrations')
  const at = '2026-03-01T00:00:00.000Z'
  const names = { email: 'ada@members.example', name: 'Ada\u2028Okafor', firstName: 'Ada', lastName: 'Okafor' }
  const kept = { role: 'client' as const, timeZone: 'UTC', enrolledOn: '2026-03-01', dayFloor: 1, version: 0 }
  const rest = { image: null, coachGrantedAt: null, emailVerified: 1, createdAt: at, updatedAt: at }
  await database.db
    .insertInto('users')
    .values({ id: newId(), ...names, ...kept, ...rest })
    .execute()
  for (const subject of hostileTexts)
    await database.db
      .insertInto('auditEntries')
      .values({ id: newId(), at, actor: 'test', action: 'hostile', subject })
      .execute()
  await database.close()
  mkdirSync(join(env.DATA_DIR ?? '', 'secrets'), { recursive: true })
  writeFileSync(join(env.DATA_DIR ?? '', 'secrets', 'auth'), 'a secret that is long enough for it')
}
