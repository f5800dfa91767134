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

  async function begin(): Promise<void> {
    if (busy) await new Promise<void>((turn) => turns.push(turn))
    busy = true
    if (inGroup === 0) db.exec('begin immediate')
    inGroup += 1
    db.exec('savepoint member_of_group')
  }

  function commit(): Promise<void> {
    db.exec('release member_of_group')
    const durable = new Promise<void>((resolve, reject) => finished.push({ resolve, reject }))
    passOn()
    return durable
  }

  function rollback(): void {
    if (db.isTransaction) db.exec('rollback to member_of_group; release member_of_group')
    passOn()
  }

  function passOn(): void {
    const next = turns.shift()
    if (!next || inGroup >= groupSize) flush()
    if (next) next()
    else busy = false
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

  return { begin, commit, rollback }
}
