import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { pauseChanged } from '../../billing.events.ts'
import { isOpen } from '../../billing.rules.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { isPauseRunning } from '../pause.rules.ts'
import { endPauseNow } from './follow-program.ts'
import type { MembershipPausesTable } from './pause.tables.ts'
import { pauseStep } from './pause-step.ts'
import { readPauses } from './read-pauses.ts'

type Subscriptions = CustomerSnapshot['subscriptions']

/**
 * Holds what the provider says against the pauses of the program: records what it knows of them, lets go of a pause whose
 * membership has ended, and has differences repaired. Answers these, a sentence each.
 */
export async function recordPauses(
  ctx: Context,
  memberId: string,
  { subscriptions }: CustomerSnapshot,
): Promise<string[]> {
  const now = iso(ctx.now())
  const pauses = await readPauses(ctx, memberId)
  for (const pause of pauses) await recordApplied(ctx, pause, subscriptions)
  const last = pauses.at(-1)
  const isRunning = subscriptions.some(({ id, status }) => id === last?.subscriptionId && isOpen(status))
  if (last && !isRunning && isPauseRunning(last, now)) await endPauseNow(ctx, last)
  const different = subscriptions.filter((subscription) =>
    pauseStep(
      subscription,
      pauses.filter(({ subscriptionId }) => subscriptionId === subscription.id),
      now,
    ),
  )
  if (different.length > 0)
    await publish(ctx, pauseChanged({ memberId, state: last ? `${last.id}:${last.resumesAt}` : 'unknown' }))
  return different.map(({ id }) => `member ${memberId}: subscription ${id}, its pause differs and is told again`)
}

/** In the transaction that records the period which it moved. */
async function recordApplied(ctx: Context, pause: MembershipPausesTable, subscriptions: Subscriptions): Promise<void> {
  const told = subscriptions.find(({ metadata }) => metadata.pauseId === pause.id)
  if (!told) return
  const appliedSeconds = Number(told.metadata.pausedSeconds ?? 0)
  if (pause.appliedSeconds === appliedSeconds) return
  await ctx.db.updateTable('membershipPauses').set({ appliedSeconds }).where('id', '=', pause.id).execute()
}
