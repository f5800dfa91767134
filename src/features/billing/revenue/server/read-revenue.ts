import { sql } from 'kysely'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { idBefore } from '#platform/server/new-id.ts'
import { paidAfterEndWords } from '../../sync/differences.rules.ts'
import type { MoneyKind } from '../revenue.rules.ts'
import './revenue.tables.ts'

/** Of no plan (`starter`) is what the provider has a price or a charge for that says none. */
export type MonthSum = { month: string; tier: Tier; kind: MoneyKind; cents: number; count: number }

/**
 * The ledger added up by month, plan and kind, from its first month on: what was added up before, and the entries since
 * then, in one statement, so that none is counted twice or left out.
 */
export async function readMonthSums(db: Db): Promise<MonthSum[]> {
  const kept = db.selectFrom('moneySums').select(['month', 'tier', 'kind', 'cents', 'count'])
  const since = db
    .selectFrom('moneyEntries')
    .select(({ fn }) => [
      'month',
      'tier',
      'kind',
      fn.sum<number>('cents').as('cents'),
      fn.countAll<number>().as('count'),
    ])
    .where('id', '>', ({ fn, selectFrom }) => fn.coalesce(selectFrom('moneySummed').select('throughId'), sql.lit('')))
    .groupBy(['month', 'tier', 'kind'])
  const rows = await kept.unionAll(since).execute()
  const groups = Map.groupBy(rows, ({ month, tier, kind }) => `${month} ${tier} ${kind}`)
  return [...groups.values()].flatMap(addUp).sort((one, other) => (one.month < other.month ? -1 : 1))
}

/** How many moved between the plans in each month: an entry of either plan is about one and the same change. */
export async function readMoves(db: Db): Promise<Map<string, number>> {
  const twice = db
    .selectFrom('moneyEntries')
    .select('month')
    .where('kind', '=', 'changed')
    .groupBy(['month', 'at', 'about'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .as('twice')
  const rows = await db
    .selectFrom(twice)
    .select(({ fn }) => ['month', fn.countAll<number>().as('count')])
    .groupBy('month')
    .execute()
  return new Map(rows.map(({ month, count }) => [month, Number(count)]))
}

type Row = { month: string; tier: Tier; kind: MoneyKind; cents: number; count: number }

function addUp(rows: readonly Row[]): MonthSum[] {
  const [first] = rows
  if (!first) return []
  const { month, kind } = first
  const sum = (of: 'cents' | 'count') => rows.reduce((total, row) => total + Number(row[of]), 0)
  return [{ month, tier: first.tier, kind, cents: sum('cents'), count: sum('count') }]
}

export type Payment = { chargeId: string; tier: Tier; paidAt: string; cents: number; refundedCents: number }

/** What one member paid and got back, the latest first. */
export async function readPayments(db: Db, memberId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('moneyEntries')
    .select(['about', 'tier', 'kind', 'cents', 'at'])
    .where('memberId', '=', memberId)
    .where('kind', 'in', ['paid', 'refunded'])
    .orderBy('at', 'desc')
    .execute()
  return rows
    .filter(({ kind }) => kind === 'paid')
    .map(({ about, tier, cents, at }) => ({
      chargeId: about ?? '',
      tier,
      paidAt: at,
      cents,
      refundedCents: rows.reduce(
        (sum, one) => sum - (one.kind === 'refunded' && one.about === about ? one.cents : 0),
        0,
      ),
    }))
}

/** All that one member ever paid, or before an instant, and what of it was given back. */
export async function sumPayments(
  db: Db,
  memberId: string,
  before?: string,
): Promise<{ paidCents: number; refundedCents: number }> {
  const payments = (await readPayments(db, memberId)).filter(({ paidAt }) => before === undefined || paidAt < before)
  const sum = (of: 'cents' | 'refundedCents') => payments.reduce((total, one) => total + one[of], 0)
  return { paidCents: sum('cents'), refundedCents: sum('refundedCents') }
}

type Asked = { memberId: string | null; chargeId: string; askedAt: string }

/** Whether money of the charge that had been given back came in again since then: the bank couldn't hand it on. */
export async function hasRefundReturned(db: Db, { memberId, chargeId, askedAt }: Asked): Promise<boolean> {
  const found = await db
    .selectFrom('moneyEntries')
    .select('id')
    .where('memberId', '=', memberId)
    .where('about', '=', chargeId)
    .where('kind', '=', 'refunded')
    .where('cents', '>', 0)
    .where('at', '>', askedAt)
    .executeTakeFirst()
  return found !== undefined
}

/** Memberships whose payment is late now, by plan. */
export async function readLate(db: Db): Promise<{ tier: Tier; count: number; cents: number }[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => [
      'tier',
      fn.sum<number>(fn.coalesce('recurringCents', 'priceCents')).as('cents'),
      fn.countAll<number>().as('count'),
    ])
    .where('status', 'in', ['past_due', 'unpaid'])
    .groupBy('tier')
    .execute()
  return rows.map(({ tier, cents, count }) => ({ tier, cents: Number(cents), count: Number(count) }))
}

/**
 * Payments of the last hours that belong to no plan that runs: without one at all, or after its end. Of the last hours is
 * what was entered in them, however long the provider had it before; what was paid before its customer was taken along isn’t.
 */
export async function countUnassigned({ db, now }: Context, hours: number): Promise<number> {
  const without = await db
    .selectFrom('moneyEntries')
    .leftJoin('payers', 'payers.memberId', 'moneyEntries.memberId')
    .select(['moneyEntries.at', 'payers.attachedAt'])
    .where('moneyEntries.id', '>', idBefore(machineNow().subtract({ hours }).epochMilliseconds))
    .where('kind', '=', 'paid')
    .where('tier', '=', 'starter')
    .execute()
  const late = await db
    .selectFrom('billingDifferences')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('at', '>=', iso(now().subtract({ hours })))
    .where('what', 'like', `a payment of % ${paidAfterEndWords}%`)
    .executeTakeFirstOrThrow()
  return without.filter(({ at, attachedAt }) => attachedAt === null || at >= attachedAt).length + Number(late.count)
}
