import type { DatabaseSync } from 'node:sqlite'
import type { Reads } from './sqlite-reads.ts'

/** Bounds what one fsync carries, and with it how long the first of a group waits for the last. */
const groupSize = 64

type Waiting = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Transactions take turns, from the end of a pass of the event loop on; those that arrive together share a single
 * durable commit. Each is a savepoint, so one that fails takes nothing of the others with it, and nobody is told "done"
 * before the fsync that holds their work.
 */
export function createGroupCommit(db: DatabaseSync, reads: Reads) {
  const group = createGroup(db, reads)
  const turns: (() => void)[] = []
  let busy = false
  let starting: NodeJS.Immediate | undefined

  async function begin(): Promise<void> {
    await new Promise<void>((turn) => {
      turns.push(turn)
      // Until then, what others read in this pass needs no second connection, and requests that have arrived join.
      starting ??= setImmediate(start)
    })
    try {
      group.join()
    } catch (error) {
      passOn()
      throw error
    }
  }

  function start(): void {
    starting = undefined
    if (!busy) passOn()
  }

  /** Ends the turn whether it succeeds or not: `rollback` is not called after it. */
  async function commit(): Promise<void> {
    try {
      group.leave()
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
    const next = turns.shift()
    busy = next !== undefined
    if (!next || group.isFull()) group.flush()
    next?.()
  }

  /** What waits for its turn becomes durable before the connection closes. */
  async function close(): Promise<void> {
    while (starting && !busy) await nextPass()
  }

  return { begin, commit, rollback, close }
}

const nextPass = () => new Promise<void>((done) => setImmediate(done))

/** The open transaction that the turns write into, and who waits for it to become durable. */
function createGroup(db: DatabaseSync, reads: Reads) {
  const [begin, enter, leave] = ['begin immediate', 'savepoint member_of_group', 'release member_of_group'].map(
    (text) => db.prepare(text),
  )
  let members = 0
  let waiting: Waiting[] = []

  function join(): void {
    if (members === 0) reads.giveWay()
    if (!db.isTransaction) begin?.run()
    enter?.run()
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
      if (db.isTransaction) db.exec('commit')
      for (const { resolve } of ended) resolve()
    } catch (error) {
      undo(db)
      for (const { reject } of ended) reject(error)
    } finally {
      reads.comeBack()
    }
  }

  return { join, leave: () => leave?.run(), durable, lose, flush, isFull: () => members >= groupSize }
}

const undo = (db: DatabaseSync) => {
  if (db.isTransaction) db.exec('rollback')
}
