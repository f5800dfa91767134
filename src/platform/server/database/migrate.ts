import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database, Engine, Tables } from './database.ts'

/** A migration is written once for both engines; `types` names what they call differently. */
export type MigrationFile = { up: (db: Kysely<never>, types: ColumnTypes) => Promise<void> }
export type ColumnTypes = {
  instant: 'timestamptz' | 'text'
  /** What an indexed expression adds so that `byteOrder` finds it. */
  byteOrder: ' collate "C"' | ''
}

const typesOf: Record<Engine, ColumnTypes> = {
  sqlite: { instant: 'text', byteOrder: '' },
  postgres: { instant: 'timestamptz', byteOrder: ' collate "C"' },
}

/** The numbered migrations that a folder holds, in their order. */
export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()

/** What of these a migrated database hasn’t had yet. */
export async function pendingMigrations({ db }: Pick<Database, 'db'>, folder: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return migrationsIn(folder).filter((name) => !done.has(name))
}

/**
 * Brings the database to the newest numbered migration, or through these alone. Forward only; several processes may start
 * at once.
 */
export async function migrate(
  { db, engine, unhurried = (work) => work() }: Database,
  folder: string,
  names: readonly string[] = migrationsIn(folder),
): Promise<void> {
  const migrations: Record<string, Migration> = {}
  for (const name of names) {
    migrations[name] = {
      up: async (db) => {
        // Read when it is its turn: a start that has nothing to migrate reads none.
        const file: MigrationFile = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
        // Who waits for a table holds up all who come later, and other servers may serve from it meanwhile.
        if (engine === 'postgres') await sql`set local lock_timeout = '2s'`.execute(db)
        await file.up(db as Kysely<never>, typesOf[engine])
      },
    }
  }
  const work = (db: Kysely<Tables>) => {
    const provider = { getMigrations: async () => migrations }
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
    return untilNotHeldUp(() => migrator.migrateToLatest())
  }
  await unhurried(() => (engine === 'postgres' ? untimed(db, work) : work(db)))
}

/**
 * A table may be long, and so may another server's migrations be, which this one waits for: serving's bound on statements
 * is for neither.
 */
const untimed = (db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> =>
  db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    try {
      await work(db)
    } finally {
      // Of a connection that broke there is nothing to set back.
      await sql`reset statement_timeout`.execute(db).catch(() => undefined)
    }
  })

/** What was held up by servers that serve left nothing behind, and is begun again. */
async function untilNotHeldUp(work: () => Promise<{ error?: unknown }>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await work()
    if (!error) return
    if (attempt === attempts || !heldUp.has((error as { code?: unknown }).code)) throw error
    await wait(Math.random() * 500)
  }
}

/** For a minute at least where each try waits for a lock. */
const attempts = 40

/** PostgreSQL: deadlock_detected, lock_not_available. */
const heldUp: ReadonlySet<unknown> = new Set(['40P01', '55P03'])
