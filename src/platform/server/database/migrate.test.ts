import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { expect, test } from 'vitest'
import { emptyPostgres } from '#tests/world/fresh-database.ts'
import { isPostgres } from '#tests/world/installation.ts'
import type { Database, Tables } from './database.ts'
import { migrate, migrationsIn } from './migrate.ts'

/** Kysely’s, on PostgreSQL. */
const lock = '3853314791062309107'

test.runIf(isPostgres)(
  'a start waits for the migrations of another one for longer than a statement may take',
  async () => {
    const url = await emptyPostgres()
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query(`select pg_advisory_lock(${lock})`)
    const pool = new Pool({ connectionString: url, statement_timeout: 200, max: 1 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    const mine = { db, engine: 'postgres' } as Database

    const migrated = migrate(mine, 'migrations', migrationsIn('migrations').slice(0, 1))
    setTimeout(() => void other.query(`select pg_advisory_unlock(${lock})`), 1000)
    await expect(migrated).resolves.toBeUndefined()
    const { rows } = await pool.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '200ms' }])
    await other.end()
    await db.destroy()
  },
)
