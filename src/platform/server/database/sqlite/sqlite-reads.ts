import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { createStatements, type Run } from './sqlite-statements.ts'

export type Reads = { read: Run; end: () => void }

/**
 * What is read in one pass of the event loop is read in one transaction. Each locks the file and unlocks it, which
 * takes the system twice as long as SQLite takes for most of the reads. Whoever commits calls `end` before, so a read
 * sees what this process has written; what another process writes is seen one pass later at the most.
 */
export function createReads(connection: DatabaseSync): Reads {
  const run = createStatements(connection)
  const [begin, commit] = [connection.prepare('begin'), connection.prepare('commit')]
  let ending: NodeJS.Immediate | undefined

  function end(): void {
    clearImmediate(ending)
    ending = undefined
    // After some errors SQLite has ended it by itself.
    if (connection.isTransaction) commit.run()
  }

  function read<R>(query: CompiledQuery) {
    if (!connection.isTransaction) begin.run()
    ending ??= setImmediate(end)
    return run<R>(query)
  }

  return { read, end }
}
