import { type CompiledQuery, SelectQueryNode } from 'kysely'
import type { Db } from './database.ts'

type Rows = { rows: unknown[] }
export type Read = (query: CompiledQuery) => Rows | Promise<Rows>

const reads = new WeakMap<object, Read>()

/** How this database is read outside of transactions without Kysely’s way to a connection, which takes longer than SQLite does. */
export const readsDirectly = (db: Db, read: Read): void => void reads.set(db, read)

/** Undefined where `query` writes, and inside of a transaction. */
export const directRead = (db: Db, query: CompiledQuery): Read | undefined =>
  SelectQueryNode.is(query.query) ? reads.get(db) : undefined
