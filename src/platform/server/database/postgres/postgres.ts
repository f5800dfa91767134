import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { measuredReads, measuredStatements, measuredWait } from '../../metrics/measured-waits.ts'
import type { DatabaseMeasures } from '../../metrics/measures.ts'
import { type Database, type Tables, usualConnections } from '../database.ts'
import { readsDirectly } from '../direct-statements.ts'
import { addressesIn } from './addresses.ts'
import { type PreparedPool, preparedPool } from './postgres-connection.ts'
import { postgresTypes } from './postgres-types.ts'
import { primaryPool } from './primary-pool.ts'
import { sharedReads } from './shared-reads.ts'

/** Seconds: 30 for the server to run a statement, a little more for its answer to come, 10 for a connection. */
const statementMs = 30_000
const answerMs = 35_000
const connectMs = 10_000
const connectElsewhereMs = 3000
const closeMs = 5_000

type Serving = { connections?: number; measures?: DatabaseMeasures | undefined }

/** Whatever happens to the server, every statement ends: with its rows, or with an error. */
export function openPostgres(url: string, { connections = usualConnections, measures }: Serving = {}): Database {
  const pool = primaryPool(url, {
    max: connections,
    // Where there is another one to ask, it isn't waited for long.
    connectionTimeoutMillis: addressesIn(url).length > 1 ? connectElsewhereMs : connectMs,
    keepAlive: true,
    // A statement may be sent before the one before is answered; only `sharedReads` does so.
    pipeline: true,
    // Nothing waits forever: not for a statement or its locks, and not for a transaction that was left open.
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
    types: postgresTypes,
  })
  const waiting = { ms: answerMs }
  const prepared = measured(preparedPool(pool, url, waiting), measures)
  const db = new Kysely<Tables>({
    // Kysely calls it with a text and values alone: it has no cursor.
    dialect: new PostgresDialect({ pool: prepared as unknown as PostgresPool }),
    ...measuredStatements(measures),
  })
  const read = sharedReads(prepared)
  readsDirectly(
    db,
    measuredReads(measures, ({ sql, parameters }) => read(sql, parameters)),
  )
  return {
    db,
    engine: 'postgres',
    scrub: async () => {},
    unhurried: async (work) => {
      waiting.ms = 0
      return work().finally(() => {
        waiting.ms = answerMs
      })
    },
    close: () => Promise.race([db.destroy(), new Promise<void>((done) => setTimeout(done, closeMs).unref())]),
  }
}

const measured = (pool: PreparedPool, measures: DatabaseMeasures | undefined): PreparedPool => ({
  ...pool,
  connect: measuredWait(measures, () => pool.connect()),
})
