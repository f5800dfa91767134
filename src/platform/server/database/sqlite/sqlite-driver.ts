import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely'
import { measuredWait } from '../../metrics/measured-waits.ts'
import type { DatabaseMeasures } from '../../metrics/measures.ts'
import { createGroupCommit } from './sqlite-group-commit.ts'
import type { Connections, Reads } from './sqlite-reads.ts'
import { createStatements, type Run } from './sqlite-statements.ts'

type Connection = DatabaseConnection & { inTransaction: boolean }

/** Kysely over `node:sqlite`: transactions and writes take turns on one connection. */
export function createSqliteDriver(
  { writer, reader, reads }: Connections & { reads: Reads },
  measures?: DatabaseMeasures,
): Driver {
  const write = createStatements(writer)
  const commits = createGroupCommit(writer, reads)
  const turn = measuredWait(measures, commits.begin)

  const connectionOf = (): Connection => ({
    inTransaction: false,
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (this.inTransaction) return write(query)
      if (SelectQueryNode.is(query.query)) return reads.read(query)
      return alone(query, write)
    },
    streamQuery: () => {
      throw new Error('SQLite answers at once: there is nothing to stream.')
    },
  })

  /** A write outside a transaction takes its turn like one. */
  async function alone<R>(query: CompiledQuery, run: Run): Promise<QueryResult<R>> {
    await turn()
    let result: QueryResult<R>
    try {
      result = run<R>(query)
    } catch (error) {
      commits.rollback()
      throw error
    }
    await commits.commit()
    return result
  }

  return {
    init: async () => {},
    acquireConnection: async () => connectionOf(),
    beginTransaction: async (connection) => {
      await turn()
      mark(connection, true)
    },
    commitTransaction: async (connection) => {
      mark(connection, false)
      await commits.commit()
    },
    // Kysely calls this after a failed commit too, when another transaction has the turn.
    rollbackTransaction: async (connection) => {
      if (!(connection as Connection).inTransaction) return
      mark(connection, false)
      commits.rollback()
    },
    releaseConnection: async () => {},
    destroy: async () => {
      await commits.close()
      reads.end()
      reader.close()
      writer.close()
    },
  }
}

/** Kysely hands back the connections that `acquireConnection` made. */
const mark = (connection: DatabaseConnection, inTransaction: boolean) => {
  ;(connection as Connection).inTransaction = inTransaction
}
