import type { Tier } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { currentOf, guaranteedThrough, isMembershipOpen, type Person, readRecord } from './membership-record.ts'
import { nextMonthText } from './price-words.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

/** `price` is null where a smaller plan comes with it: then it is that plan's. */
export type NextPayment = { at: string; price: string | null; nextTier: Tier | null }

/** What they pay for, also while a refund or a dispute has closed it. */
export type Runs = { tier: Tier; startedAt: string; closed: 'refunded' | 'disputed' | null }

type Told = { runs: Runs | null; next: NextPayment | null; endsAt: string | null; guaranteedThrough: string | null }

/**
 * What comes next of a membership that an operator looks at: a payment or the end, and the last day, in the
 * member’s zone, on which the guarantee can be used.
 */
export async function readNextPayment(ctx: MemberContext, person: Person): Promise<Told> {
  const record = await readRecord(ctx, person.id)
  const current = currentOf(ctx, record)
  const running = current && isMembershipOpen(current, record) ? current : undefined
  const renews = running && isCharged(running) ? running : undefined
  return {
    runs: running ? runsOf(running) : null,
    next: renews
      ? {
          at: renews.periodEndsAt,
          price: renews.nextTier ? null : nextMonthText(ctx, renews),
          nextTier: renews.nextTier,
        }
      : null,
    endsAt: running?.endsAt ?? null,
    guaranteedThrough: await guaranteedThrough(ctx, record, person),
  }
}

const isCharged = ({ endsAt, status, disputedAt }: SubscriptionsTable) =>
  !endsAt && status !== 'past_due' && !disputedAt

const runsOf = ({ tier, startedAt, disputedAt, refundedAt }: SubscriptionsTable): Runs => ({
  tier,
  startedAt,
  closed: disputedAt ? 'disputed' : refundedAt ? 'refunded' : null,
})
