import type { DatabaseSync } from 'node:sqlite'

/** Bounds what one fsync carries, and with it how long the first of a group waits for the last. */
const groupSize = 64

type Waiting = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Transactions take turns; those that queue up behind one another share a single durable commit.
 * Each is a savepoint, so one that fails takes nothing of the others with it, and nobody is told "done"
 * before the fsync that holds their work.
 */
export function createGroupCommit(db: DatabaseSync, afterCommit: () => void) {
  const turns: (() => void)[] = []
  let busy = false
  let inGroup = 0
  let finished: Waiting[] = []
  let flushing: NodeJS.Immediate | undefined

  async function begin(): Promise<void> {
    if (busy) await new Promise<void>((turn) => turns.push(turn))
    busy = true
    try {
      if (!db.isTransaction) db.exec('begin immediate')
      db.exec('savepoint member_of_group')
      inGroup += 1
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
    const durable = new Promise<void>((resolve, reject) => finished.push({ resolve, reject }))
    passOn()
    return durable
  }

  function rollback(): void {
    if (db.isTransaction) db.exec('rollback to member_of_group; release member_of_group')
    else loseGroup()
    passOn()
  }

  /** On a full disk, among others, SQLite undoes the whole transaction by itself, and with it everybody's work. */
  function loseGroup(): void {
    const group = finished
    finished = []
    inGroup = 0
    for (const { reject } of group) reject(new Error('SQLite undid the transaction by itself.'))
  }

  function passOn(): void {
    if (inGroup >= groupSize) flush()
    const next = turns.shift()
    if (next) next()
    else busy = false
    // Requests that have arrived by now still join: one pass of the event loop, and none of waiting.
    if (!busy) flushing ??= setImmediate(flushWhenIdle)
  }

  /** Whoever holds the turn by then comes by `passOn` again. */
  function flushWhenIdle(): void {
    flushing = undefined
    if (!busy) flush()
  }

  function flush(): void {
    const group = finished
    finished = []
    inGroup = 0
    try {
      if (db.isTransaction) db.exec('commit')
      afterCommit()
      for (const { resolve } of group) resolve()
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      for (const { reject } of group) reject(error)
    }
  }

  /** What is finished becomes durable before the connection closes. */
  function close(): void {
    clearImmediate(flushing)
    if (!busy) flush()
  }

  return { begin, commit, rollback, close }
}
