import type { Writable } from 'node:stream'
import { DatabaseError, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import { DatabaseUnreachable } from '../database-unreachable.ts'
import { retryLostRace } from '../retry-lost-race.ts'
import { placeOf } from './addresses.ts'
import type { Connected, PrimaryPool } from './primary-pool.ts'

/** Statements whose text varies are planned each time: prepared ones for every length of a list would fill the server. */
const mostPrepared = 1000

type Waiting = { ms: number }
type Query = (text: string, values?: readonly unknown[]) => Promise<QueryResult>
/**
 * `gather`: what is sent in this pass of the event loop goes in one piece at its end. `isSpent`: it failed, or what it
 * prepared is outdated, so that it is not used again.
 */
export type Prepared = { query: Query; gather: () => void; release: () => void; isSpent: () => boolean }
export type PreparedPool = Pick<PrimaryPool, 'end' | 'options'> & { connect: () => Promise<Prepared> }

/**
 * The pool as it is used. Statements are prepared once a connection, errors of the connection are told from errors of
 * the statement, and a connection that failed is not used again. `waiting.ms` bounds the wait for an answer; 0 does not.
 */
export function preparedPool(pool: PrimaryPool, url: string, waiting: Waiting): PreparedPool {
  const known = new WeakMap<PoolClient, Prepared>()
  const unreachable = (error: unknown) => new DatabaseUnreachable(sentence(url, error), { cause: error })
  const shared: Shared = { nameOf: naming(), epoch: 0, waiting, unreachable }

  const connect = async (): Promise<Prepared> => {
    for (;;) {
      const connected = await pool.connect().catch((error: unknown) => Promise.reject(unreachable(error)))
      const wrapped = known.get(connected.client) ?? wrap(connected, shared)
      known.set(connected.client, wrapped)
      if (!wrapped.isSpent()) return wrapped
      connected.client.release(true)
    }
  }
  return { connect, end: pool.end, options: pool.options }
}

/** What the connections of a pool have in common. */
type Shared = {
  nameOf: (text: string) => string | undefined
  /** Raised when a table has changed: what older connections prepared is outdated too. */
  epoch: number
  waiting: Waiting
  unreachable: (error: unknown) => DatabaseUnreachable
}

function wrap({ client, heed }: Connected, shared: Shared): Prepared {
  const bornIn = shared.epoch
  let broken = false
  let inTransaction = false
  const send = (text: string, values: readonly unknown[], name?: string) => {
    const query: QueryConfig & { query_timeout: number } = {
      text,
      values: [...values],
      ...(name ? { name } : {}),
      query_timeout: shared.waiting.ms,
    }
    return heed(client, client.query(query))
  }
  const afterFailure = (error: unknown, text: string, values: readonly unknown[]): ReturnType<Query> => {
    broken ||= isOutdated(error) || isOfConnection(error)
    if (isOutdated(error) && bornIn === shared.epoch) shared.epoch += 1
    // Inside a transaction nothing more runs, and the whole of it is run again elsewhere.
    if (isOutdated(error)) return send(text, values).catch(() => Promise.reject(error))
    return Promise.reject(isOfConnection(error) ? shared.unreachable(error) : error)
  }
  const run: Query = (text, values = []) =>
    send(text, values, values.length > 0 ? shared.nameOf(text) : undefined).catch((error: unknown) =>
      afterFailure(error, text, values),
    )
  const query: Query = async (text, values) => {
    if (begins.test(text)) inTransaction = true
    if (ends.test(text)) inTransaction = false
    // A statement by itself that lost against another one left nothing behind, so it is run again.
    return inTransaction ? run(text, values) : retryLostRace(() => run(text, values))
  }
  const isSpent = () => broken || bornIn !== shared.epoch
  return { query, gather: gathering(client), isSpent, release: () => client.release(broken) }
}

/** Each piece is a call of the system that wakes the server. */
function gathering(client: PoolClient): () => void {
  // Not part of the driver's types; it gathers the messages of one statement in the same way.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  let isGathering = false
  return () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    setImmediate(() => {
      isGathering = false
      stream.uncork()
    })
  }
}

function naming(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= mostPrepared) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

const begins = /^(?:begin|start transaction)\b/i
const ends = /^(?:commit|rollback)\s*$/i

/** A table got another column since the statement was prepared. */
const isOutdated = (error: unknown) => error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery'

/** Connection exceptions, too many connections, a server that shuts down, crashed or starts, and one that became a standby. */
const ofConnection = /^(08|53300$|57P0|25006$|25P03$)/

function isOfConnection(error: unknown): boolean {
  if (error instanceof DatabaseError) return ofConnection.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError)
}

/** Names the setting, and of its value what is no secret. */
function sentence(url: string, error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string }
  const reason = message || String(code ?? 'no answer')
  return `PostgreSQL at ${placeOf(url)} can't be reached: ${reason}. DATABASE_URL names it; start PostgreSQL there, or correct the setting.`
}
