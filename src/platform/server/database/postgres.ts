import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import type { Database, Tables } from './database.ts'

const timestamptz = 1184
const bigint = 20
const numeric = 1700

/** Instants come back as ISO 8601 text and counts as numbers, the same as from SQLite. */
export function openPostgres(url: string): Database {
  const client = postgres(url, {
    max: 10,
    onnotice: () => {},
    // Nobody waits for ever: not for a statement, a lock among it, and not for whoever left a transaction open.
    connection: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 },
    types: {
      instant: {
        to: timestamptz,
        from: [timestamptz],
        serialize: String,
        parse: (t: string) => new Date(t).toISOString(),
      },
      count: { to: bigint, from: [bigint, numeric], serialize: String, parse: Number },
    },
  })
  const db = new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: client }) })
  return { db, engine: 'postgres', scrub: async () => {}, close: () => db.destroy() }
}
