import type { Expression } from 'kysely'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { isOpen } from '../../billing.rules.ts'
import type { MembershipChangesTable, SubscriptionsTable } from './subscription.tables.ts'

/**
 * What happened to someone’s plan that a coach should know of, never an amount: it ends on a day, a dispute or a refund has
 * closed it, it has ended, or became another one.
 */
export type PlanNews =
  | { kind: 'ending' | 'ended'; at: string }
  | { kind: 'disputed' | 'refunded' }
  | { kind: 'moved'; at: string; tier: Tier }

/** What has ended or changed longer ago is no news. */
const newsDays = 7

/** The news of each member of a subquery of ids, if there is any. */
export async function readPlanNews(
  { db, now }: Context,
  members: Expression<string>,
): Promise<(memberId: string) => PlanNews | null> {
  const since = iso(now().subtract({ hours: 24 * newsDays }))
  const rows = await db
    .selectFrom('subscriptions')
    .select(['memberId', 'status', 'endsAt', 'disputedAt', 'refundedAt'])
    .where('memberId', 'in', members)
    .orderBy('startedAt')
    .execute()
  const changes = await db
    .selectFrom('membershipChanges')
    .select(['memberId', 'at', 'toTier'])
    .where('memberId', 'in', members)
    .where('at', '>=', since)
    .where('fromTier', '<>', 'starter')
    .where('toTier', '<>', 'starter')
    .orderBy('id')
    .execute()
  const of = { rows: Map.groupBy(rows, byMember), changes: Map.groupBy(changes, byMember) }
  return (memberId) => newsOf(of.rows.get(memberId) ?? [], since) ?? movedOf(of.changes.get(memberId)?.at(-1)) ?? null
}

const byMember = ({ memberId }: { memberId: string }) => memberId

type Row = Pick<SubscriptionsTable, 'status' | 'endsAt' | 'disputedAt' | 'refundedAt'>

function newsOf(rows: readonly Row[], since: string): PlanNews | undefined {
  const open = rows.findLast(({ status }) => isOpen(status))
  if (open?.disputedAt) return { kind: 'disputed' }
  if (open?.endsAt) return { kind: 'ending', at: open.endsAt }
  if (open?.refundedAt) return { kind: 'refunded' }
  const { status, endsAt: at } = rows.at(-1) ?? { status: '', endsAt: null }
  return !open && status === 'canceled' && at && at >= since ? { kind: 'ended', at } : undefined
}

const movedOf = (change: Pick<MembershipChangesTable, 'at' | 'toTier'> | undefined): PlanNews | undefined =>
  change && { kind: 'moved', at: change.at, tier: change.toTier }
