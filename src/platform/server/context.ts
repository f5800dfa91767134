import type { DomainEvent } from '#shared/domain-event.ts'
import type { Db } from './database/database.ts'
import { transactDirectly } from './database/direct-statements.ts'
import { retryLostRace } from './database/retry-lost-race.ts'
import type { RequestHttp } from './http/request/request-http.ts'
import { requestRefusals } from './http/request/request-refusals.ts'
import type { Log } from './log.ts'

/** The signed-in caller. Features add what they know of a member by declaration merging. */
export interface Member {
  id: string
}

/** Everything a verb may use from outside itself. Features add their ports here by declaration merging. */
export interface Context {
  db: Db
  /** The product's clock; a verb reads no other. */
  now: () => Temporal.Instant
  log: Log
  dispatch: (ctx: Context, event: DomainEvent) => Promise<void>
  /** Raises the member's record version, and by that holds other writers of this member off until commit. */
  raiseVersion: (db: Db, memberId: string) => Promise<number>
  /** Removes deleted rows from the database's files too. */
  scrub: () => Promise<void>
  /** Whether this account exists; writes nothing. */
  isMember: (db: Db, memberId: string) => Promise<boolean>
  /** Seconds since the worker last reached the database; 0 where this process has none. */
  secondsJobsStill: () => number
  /** Whether this process is being stopped, and still answers. */
  isLeaving: () => boolean
  /** Whether the data folder takes writes, where the database is a file in it. */
  canWriteFiles: () => Promise<boolean>
  /** Called after a commit that left work for later. */
  wakeJobs: () => void
  /** The request's headers and address, and what the reply will carry besides its body. */
  http: RequestHttp
  inTransaction?: true
}

export type MemberContext = Context & { member: Member }
/** A public call may come from a signed-in member. */
export type PublicContext = Context & { member?: Member }
export type ContextFor<A> = A extends 'public' ? PublicContext : MemberContext

/**
 * Runs `work` atomically; inside another transaction it joins that one. A lost race runs it again, so it calls nothing
 * outside the database. A member's own writes run one after another. Where two members' records change, `holdFirst`
 * names the other one: as every caller locks the client before the coach, two who write to each other can't deadlock.
 * Data that has a version of its own and appears in no other reply leaves the member's version alone
 * (`raises: false`) and locks a row instead.
 */
export async function transaction<C extends Context, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
  { holdFirst, raises = true }: { holdFirst?: string; raises?: boolean } = {},
): Promise<T> {
  if (ctx.inTransaction) return work(ctx)
  let leftWork = false
  const wakeJobs = () => {
    leftWork = true
  }
  const restoreReply = ctx.http.keepReply()
  const result = await retryLostRace(() =>
    transactDirectly(ctx.db, async (db) => {
      // What a run that lost its race added to the reply, a cookie above all, is not sent twice.
      restoreReply()
      const inner: C = { ...ctx, db, wakeJobs, inTransaction: true }
      if (holdFirst) await ctx.raiseVersion(db, holdFirst)
      if (raises && isMemberContext(ctx)) ctx.http.memberVersion = await holdMember(ctx, db)
      return work(inner)
    }),
  )
  // The worker sees a job only once it is committed.
  if (leftWork) ctx.wakeJobs()
  return result
}

/** A member who was deleted since the call began is signed out. */
async function holdMember({ raiseVersion, member }: MemberContext, db: Db): Promise<number> {
  const version = await raiseVersion(db, member.id)
  if (version === 0) throw requestRefusals.signedOut()
  return version
}

/** Publishes an event to every subscriber, inside the transaction that made it true: all or nothing. */
export async function publish(ctx: Context, event: DomainEvent): Promise<void> {
  if (!ctx.inTransaction) throw new Error(`${event.name} was published outside a transaction`)
  await ctx.dispatch(ctx, event)
}

/** Marks another member's record as changed, so that their browsers ask for their data again. */
export async function touchMember(ctx: Context, memberId: string): Promise<void> {
  await ctx.raiseVersion(ctx.db, memberId)
}

export const isMemberContext = <C extends Context>(ctx: C & PublicContext): ctx is C & MemberContext =>
  ctx.member !== undefined
