import type { DatabaseSync } from 'node:sqlite'

/** Bounds what one fsync carries, and with it how long the first of a group waits for the last. */
const groupSize = 64

type Waiting = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Transactions take turns; those that arrive together share a single durable commit.
 * Each is a savepoint, so one that fails takes nothing of the others with it, and nobody is told "done"
 * before the fsync that holds their work. `endReads`: what is read after a commit must see it.
 */
export function createGroupCommit(db: DatabaseSync, endReads: () => void) {
  const group = createGroup(db, endReads)
  const turns: (() => void)[] = []
  let busy = false
  let flushing: NodeJS.Immediate | undefined

  async function begin(): Promise<void> {
    if (busy) await new Promise<void>((turn) => turns.push(turn))
    busy = true
    try {
      group.join()
    } catch (error) {
      passOn()
      throw error
    }
  }

  /** Ends the turn whether it succeeds or not: `rollback` is not called after it. */
  async function commit(): Promise<void> {
    try {
      db.exec('release member_of_group')
    } catch (error) {
      rollback()
      throw error
    }
    const durable = group.durable()
    passOn()
    return durable
  }

  function rollback(): void {
    if (db.isTransaction) db.exec('rollback to member_of_group; release member_of_group')
    else group.lose()
    passOn()
  }

  function passOn(): void {
    if (group.isFull()) group.flush()
    const next = turns.shift()
    if (next) next()
    else busy = false
    // Requests that have arrived by now still join: one pass of the event loop, and none of waiting.
    if (!busy) flushing ??= setImmediate(flushWhenIdle)
  }

  /** The transaction that has the turn by then calls `passOn` again. */
  function flushWhenIdle(): void {
    flushing = undefined
    if (!busy) group.flush()
  }

  /** What is finished becomes durable before the connection closes. */
  function close(): void {
    clearImmediate(flushing)
    if (!busy) group.flush()
  }

  return { begin, commit, rollback, close }
}

/** The open transaction that the turns write into, and who waits for it to become durable. */
function createGroup(db: DatabaseSync, endReads: () => void) {
  let members = 0
  let waiting: Waiting[] = []

  function join(): void {
    if (!db.isTransaction) db.exec('begin immediate')
    db.exec('savepoint member_of_group')
    members += 1
  }

  const durable = () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))

  function end(): Waiting[] {
    const ended = waiting
    waiting = []
    members = 0
    return ended
  }

  /** On a full disk, among others, SQLite undoes the whole transaction by itself, and with it everybody's work. */
  function lose(): void {
    for (const { reject } of end()) reject(new Error('SQLite undid the transaction by itself.'))
  }

  function flush(): void {
    const ended = end()
    try {
      endReads()
      if (db.isTransaction) db.exec('commit')
      for (const { resolve } of ended) resolve()
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      for (const { reject } of ended) reject(error)
    }
  }

  return { join, durable, lose, flush, isFull: () => members >= groupSize }
}
