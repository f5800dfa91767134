import type { Stripe } from 'stripe'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { type Counted, type Entry, entriesFor, type MoneyKind } from '../revenue.rules.ts'
import './revenue.tables.ts'

type Known = { about: string | null; tier: Tier; kind: MoneyKind; cents: number }[]
type Seen = {
  rows: readonly Counted[]
  charges: readonly Pick<Stripe.Charge, 'id' | 'amount' | 'amount_refunded' | 'created'>[]
}

/**
 * Adds to the ledger what a snapshot shows that it doesn't hold yet. The caller lets one snapshot of a payer in at a time.
 * Answers the charges of which a refund has come back.
 */
export async function recordRevenue(ctx: Context, memberId: string, { rows, charges }: Seen): Promise<string[]> {
  const known: Known = await ctx.db
    .selectFrom('moneyEntries')
    .select(['about', 'tier', 'kind', 'cents'])
    .where('memberId', '=', memberId)
    .execute()
  const guarantee = await ctx.db
    .selectFrom('guarantees')
    .select('subscriptionId')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const entries = [
    ...membershipEntries(ctx, known, rows, { takenBackId: guarantee?.subscriptionId, charges }),
    ...charges.flatMap((charge) => chargeEntries(ctx, known, rows, charge)),
  ]
  await addEntries(ctx, memberId, entries)
  return entries.filter(({ kind, cents }) => kind === 'refunded' && cents > 0).map(({ about }) => about)
}

/** Before a member is erased: what they brought is lost from now on, and nothing says any more whose it was. */
export async function leaveRevenue(ctx: Context, memberId: string): Promise<void> {
  await recordRevenue(ctx, memberId, { rows: [], charges: [] })
  await ctx.db
    .updateTable('moneyEntries')
    .set({ memberId: null, about: null })
    .where('memberId', '=', memberId)
    .execute()
}

async function addEntries({ db }: Context, memberId: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const values = entries.map((entry) => ({ id: newId(), memberId, ...entry, month: entry.at.slice(0, 7) }))
  await db.insertInto('moneyEntries').values(values).execute()
}

function membershipEntries(
  { now }: Context,
  known: Known,
  rows: readonly Counted[],
  { takenBackId, charges }: { takenBackId: string | undefined; charges: Seen['charges'] },
): Entry[] {
  const held = new Map<string, Map<Tier, number>>()
  for (const { about, tier, kind, cents } of known) {
    if (about === null || kind === 'paid' || kind === 'refunded') continue
    const plans = held.get(about) ?? new Map<Tier, number>()
    held.set(about, plans.set(tier, (plans.get(tier) ?? 0) + cents))
  }
  return [...new Set([...rows.map(({ id }) => id), ...held.keys()])].flatMap((about) => {
    const row = rows.find(({ id }) => id === about)
    const wasPaid = row !== undefined && charges.some(({ created }) => isOwn(instant(created), row, rows))
    return entriesFor(about, { row, held: held.get(about), takenBackId, wasPaid }, iso(now()))
  })
}

/** Charges belong to the payer; a membership’s own are those made before the next one began. */
const isOwn = (at: string, { startedAt }: Counted, rows: readonly Counted[]): boolean =>
  at >= startedAt && !rows.some((other) => other.startedAt > startedAt && other.startedAt <= at)

function chargeEntries(
  { now }: Context,
  known: Known,
  rows: readonly Counted[],
  charge: Seen['charges'][number],
): Entry[] {
  const { id: about, amount, amount_refunded, created } = charge
  const own = known.filter((entry) => entry.about === about)
  const at = instant(created)
  const tier = own[0]?.tier ?? rows.findLast(({ startedAt }) => startedAt <= at)?.tier ?? 'starter'
  const back = amount_refunded + own.reduce((sum, { kind, cents }) => sum + (kind === 'refunded' ? cents : 0), 0)
  return [
    ...(own.some(({ kind }) => kind === 'paid') ? [] : [{ about, tier, kind: 'paid' as const, cents: amount, at }]),
    ...(back === 0 ? [] : [{ about, tier, kind: 'refunded' as const, cents: -back, at: iso(now()) }]),
  ]
}

const instant = (seconds: number): string => iso(Temporal.Instant.fromEpochMilliseconds(seconds * 1000))
