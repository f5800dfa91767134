import { type CompiledQuery, SelectQueryNode } from 'kysely'
import type { Db } from './database.ts'

type Rows = { rows: unknown[] }
export type Read = (query: CompiledQuery) => Rows | Promise<Rows>

const reads = new WeakMap<object, Read>()
const transactions = new WeakMap<object, Read>()

/** How this database is read outside of transactions without Kysely’s way to a connection, which takes longer than SQLite does. */
export const readsDirectly = (db: Db, read: Read): void => void reads.set(db, read)

/** Runs `work` in a transaction in which hot queries go the same short way. Those sent together reach PostgreSQL together. */
export function transactDirectly<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await tx.getExecutor().provideConnection(async (connection) => {
      transactions.set(tx, (query) => connection.executeQuery(query))
    })
    try {
      return await work(tx)
    } finally {
      // Used later, Kysely says that it is over.
      transactions.delete(tx)
    }
  })
}

/** Undefined where Kysely has to find the connection: for what writes outside of a transaction. */
export const directStatement = (db: Db, query: CompiledQuery): Read | undefined =>
  transactions.get(db) ?? (SelectQueryNode.is(query.query) ? reads.get(db) : undefined)
