import type { Context } from './context.ts'
import { retryLostRace } from './database/retry-lost-race.ts'

/** Runs `work` in a transaction that is always undone: it reads, and even writes, and nothing of it was. */
export async function undone<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const restoreReply = ctx.http.keepReply()
  return retryLostRace(async () => {
    const undo = new Undo<T>()
    try {
      await ctx.db.transaction().execute(async (db) => {
        restoreReply()
        undo.result = { is: await work({ ...ctx, db, wakeJobs: () => {}, inTransaction: true }) }
        throw undo
      })
    } catch (error) {
      if (error !== undo) throw error
    }
    if (!undo.result) throw new Error('The transaction ended before its work.')
    return undo.result.is
  })
}

/** Thrown to have the transaction rolled back, with what is to outlive it. */
class Undo<T> extends Error {
  result: { is: T } | undefined
}
