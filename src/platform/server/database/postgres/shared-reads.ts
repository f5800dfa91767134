import type { Prepared, PreparedPool } from './postgres-connection.ts'

/** Bounds how long the last of them waits for those before it. */
const mostAtOnce = 16

type Shared = { connection: Promise<Prepared>; reading: number }

/**
 * Reads of one statement that run at the same time share a connection: they are sent without waiting for the answer of
 * the one before, so that the server and this process turn to several at once. Alone each has a connection to itself.
 */
export function sharedReads({ connect }: PreparedPool) {
  let shared: Shared | undefined

  function join(): Shared {
    if (!shared || shared.reading >= mostAtOnce) shared = { connection: connect(), reading: 0 }
    shared.reading += 1
    return shared
  }

  function leave(left: Shared, connection: Prepared | undefined): void {
    left.reading -= 1
    const isOver = left.reading === 0 || !connection || connection.isSpent()
    if (isOver && shared === left) shared = undefined
    if (left.reading === 0) connection?.release()
  }

  return async (text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> => {
    const joined = join()
    let connection: Prepared | undefined
    try {
      connection = await joined.connection
      connection.gather()
      return await connection.query(text, values)
    } finally {
      leave(joined, connection)
    }
  }
}
