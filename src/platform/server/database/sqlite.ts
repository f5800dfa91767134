import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Database, Tables } from './database.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

/**
 * One file, one writing connection and one reading one, so that a reader never sees an open transaction.
 * WAL with full fsync: an answered write survives a power cut.
 */
export function openSqlite(path: string): Database {
  const writer = connect(path)
  const reader = connect(path)
  reader.exec('pragma query_only = on')
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TwoConnections(),
      createDriver: () => createSqliteDriver(writer, reader),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  return { db, engine: 'sqlite', close: () => db.destroy() }
}

/** Kysely would otherwise hold every reader back while a transaction is open. */
class TwoConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** A migration that was killed half way leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function connect(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: 5000 })
  connection.exec('pragma journal_mode = wal')
  connection.exec('pragma synchronous = full')
  connection.exec('pragma foreign_keys = on')
  connection.exec('pragma cache_size = -65536')
  return connection
}
