import { timeZoneChanged } from '#features/identity/identity.events.ts'
import { programPaused, programResumed } from '#features/journey/pace/pace.events.ts'
import { closeMembershipUntil } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { newId } from '#platform/server/new-id.ts'
import { pauseChanged } from '../../billing.events.ts'
import { isOpen } from '../../billing.rules.ts'
import { pauseEnd } from './pause-end.ts'
import { findRunningPause } from './read-pauses.ts'

/** What is paid for pauses with the program, in the same transaction; the provider is told after it. */
export const pauseWithProgram = subscribe(programPaused, async (ctx, { memberId, until }) => {
  const subscription = await findPaid(ctx, memberId)
  if (!subscription) return
  const resumesAt = await pauseEnd(ctx, memberId, until)
  const pause = { id: newId(), memberId, subscriptionId: subscription.id, fromAt: iso(ctx.now()), resumesAt }
  await ctx.db
    .insertInto('membershipPauses')
    .values({ ...pause, appliedSeconds: null })
    .execute()
  await closeMembershipUntil(ctx, memberId, resumesAt)
  await publish(ctx, pauseChanged({ memberId, state: `${pause.id}:${resumesAt}` }))
})

export const resumeWithProgram = subscribe(programResumed, async (ctx, { memberId }) => {
  const pause = await findRunningPause(ctx, memberId)
  if (pause) await endPauseNow(ctx, pause)
})

/** The program goes on with the member’s own day, and what is paid for opens with it. */
export const pauseFollowsZone = subscribe(timeZoneChanged, async (ctx, { memberId }) => {
  const pause = await findRunningPause(ctx, memberId)
  const { pausedUntil } = await ctx.db
    .selectFrom('users')
    .select('pausedUntil')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (!pause || pausedUntil === null) return
  const resumesAt = await pauseEnd(ctx, memberId, pausedUntil)
  if (resumesAt !== pause.resumesAt) await setPauseEnd(ctx, pause, resumesAt)
})

export const endPauseNow = (ctx: Context, pause: Running): Promise<void> => setPauseEnd(ctx, pause, iso(ctx.now()))

type Running = { id: string; memberId: string }

/** The plan opens then, and right away where that has passed. */
async function setPauseEnd(ctx: Context, { id, memberId }: Running, end: string): Promise<void> {
  const now = iso(ctx.now())
  const resumesAt = end < now ? now : end
  await ctx.db.updateTable('membershipPauses').set({ resumesAt }).where('id', '=', id).execute()
  await closeMembershipUntil(ctx, memberId, resumesAt > now ? resumesAt : null)
  await publish(ctx, pauseChanged({ memberId, state: `${id}:${resumesAt}` }))
}

/** The paid membership that runs, as it is recorded; a gifted plan or one that was given back has none. */
async function findPaid(ctx: Context, memberId: string) {
  const guarantee = await ctx.db
    .selectFrom('guarantees')
    .select('subscriptionId')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const rows = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('startedAt')
    .execute()
  const now = iso(ctx.now())
  return rows.findLast(
    ({ id, status, endsAt }) => isOpen(status) && id !== guarantee?.subscriptionId && (endsAt === null || endsAt > now),
  )
}
