import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { createStatements, type Run } from './sqlite-statements.ts'

export type Connections = { writer: DatabaseSync; reader: DatabaseSync }

export type Reads = {
  read: Run
  /** Transactions need the writing connection. */
  giveWay: () => void
  /** They are done with it, and committed. */
  comeBack: () => void
  end: () => void
}

/**
 * Reads use the connection that writes while no transaction is open on it: a commit empties the cache of every other
 * connection, and what is read there afterwards comes from the system again. While one is open, they use the other
 * connection, and see nothing of it.
 */
export function createReads({ writer, reader }: Connections): Reads {
  const [near, far] = [createPass(writer), createPass(reader)]
  let pass = near

  const end = () => {
    near.end()
    far.end()
  }
  return {
    read: (query) => pass.read(query),
    giveWay: () => {
      near.end()
      pass = far
    },
    comeBack: () => {
      far.end()
      pass = near
    },
    end,
  }
}

/**
 * What is read in one pass of the event loop is read in one transaction. Each locks the file and unlocks it, which
 * takes the system twice as long as SQLite takes for most of the reads. A commit ends it before, so a read
 * sees what this process has written; what another process writes is seen one pass later at the most.
 */
function createPass(connection: DatabaseSync) {
  const run = createStatements(connection)
  const [begin, commit] = [connection.prepare('begin'), connection.prepare('commit')]
  let isOpen = false
  let ending: NodeJS.Immediate | undefined

  function end(): void {
    clearImmediate(ending)
    ending = undefined
    // After some errors SQLite has ended it by itself.
    if (isOpen && connection.isTransaction) commit.run()
    isOpen = false
  }

  function read<R>(query: CompiledQuery) {
    if (!connection.isTransaction) begin.run()
    isOpen = true
    ending ??= setImmediate(end)
    return run<R>(query)
  }

  return { read, end }
}
