import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, SqliteAdapter, SqliteIntrospector } from 'kysely'
import { measuredReads, measuredStatements } from '../../metrics/measured-waits.ts'
import type { DatabaseMeasures } from '../../metrics/measures.ts'
import type { Database, Tables } from '../database.ts'
import { readsDirectly } from '../direct-statements.ts'
import { createSqliteDriver } from './sqlite-driver.ts'
import { PlanningOnce } from './sqlite-query-compiler.ts'
import { createReads } from './sqlite-reads.ts'

/**
 * One file and two connections, so that a reader never sees an open transaction.
 * WAL with full fsync: an answered write survives a power cut.
 */
export function openSqlite(path: string, measures?: DatabaseMeasures): Database {
  const writer = connect(path)
  const reader = connect(path)
  reader.exec('pragma query_only = on')
  const reads = createReads({ writer, reader })
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TwoConnections(),
      createDriver: () => createSqliteDriver({ writer, reader, reads }, measures),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new PlanningOnce(),
    },
    ...measuredStatements(measures),
  })
  readsDirectly(db, measuredReads(measures, reads.read))
  const scrub = () => {
    reads.end()
    return emptyLog(path)
  }
  return { db, engine: 'sqlite', scrub, close: () => db.destroy() }
}

const tries = 40
const waitMs = 25

/**
 * Moves the write-ahead log into the file and cuts it to nothing. On a connection of its own, which never waits inside
 * SQLite: a backup may hold the log for a minute, and waiting there would block every request.
 */
async function emptyLog(path: string): Promise<void> {
  const connection = new DatabaseSync(path, { timeout: 0 })
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (connection.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0) return
      await wait(waitMs)
    }
  } finally {
    connection.close()
  }
  throw new Error('The write-ahead log is in use.')
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
  // What is deleted is overwritten: an erased person is not to be found in the file's free pages.
  connection.exec('pragma secure_delete = on')
  // 8 MB. A commit empties the other connection’s cache, and what isn’t here the system has.
  connection.exec('pragma cache_size = -8192')
  return connection
}
