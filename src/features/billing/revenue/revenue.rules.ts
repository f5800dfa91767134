import type { Tier } from '#features/membership/membership.rules.ts'
import { isOpen } from '../billing.rules.ts'

/**
 * What an entry of the ledger of money is. The first four move the monthly recurring revenue: a membership begins, brings
 * another amount (by another plan, or once it is open again), ends, or is taken back by the guarantee. The others are money
 * that was taken, given back, and taken by the bank of who disputed it: below zero as a dispute began, above once it was won.
 */
export const moneyKinds = ['new', 'changed', 'lost', 'guarantee', 'paid', 'refunded', 'disputed'] as const
export type MoneyKind = (typeof moneyKinds)[number]

export const recurringKinds = ['new', 'changed', 'lost', 'guarantee'] as const satisfies readonly MoneyKind[]

export type Counted = {
  id: string
  tier: Tier
  priceCents: number
  /** After discounts that stay and without tax, where that isn't the price. */
  recurringCents: number | null
  status: string
  startedAt: string
  endsAt: string | null
  disputedAt: string | null
}

/**
 * What a subscription brings each month. One whose payment is late, that is paused, or whose last payment was refunded
 * still counts: it is charged on.
 */
const monthlyCents = (row: Counted, takenBackId?: string) =>
  isOpen(row.status) && row.id !== takenBackId && !row.disputedAt ? bringing(row) : 0

const bringing = ({ recurringCents, priceCents }: Counted) => recurringCents ?? priceCents

export type Entry = { about: string; tier: Tier; kind: MoneyKind; cents: number; at: string }
/** What the ledger holds of one subscription, plan by plan. */
export type Held = ReadonlyMap<Tier, number>

type Now = { row: Counted | undefined; held: Held | undefined; takenBackId: string | undefined; wasPaid: boolean }

/** The entries that bring the ledger of one subscription to what it brings now; none where it says so already. */
export function entriesFor(about: string, seen: Now, now: string): Entry[] {
  const { row, held } = seen
  const had = [...(held?.values() ?? [])].reduce((sum, one) => sum + one, 0)
  if (had === 0) return row ? begun(about, { ...seen, row }, now) : []
  const cents = row ? monthlyCents(row, seen.takenBackId) : 0
  const how = cents === 0 ? { kind: endKind(about, seen), at: endOf(row, now) } : { kind: 'changed' as const, at: now }
  return [...new Set([...(held?.keys() ?? []), ...(row ? [row.tier] : [])])]
    .map((tier) => ({ about, tier, cents: (tier === row?.tier ? cents : 0) - (held?.get(tier) ?? 0), ...how }))
    .filter(({ cents }) => cents !== 0)
}

function begun(about: string, seen: Now & { row: Counted }, now: string): Entry[] {
  const { row, held, takenBackId, wasPaid } = seen
  const { tier, startedAt } = row
  const cents = monthlyCents(row, takenBackId)
  // One that was counted as lost while it was closed, by a dispute or by an earlier version, brings again and isn't new.
  if (cents > 0)
    return [
      held ? { about, tier, kind: 'changed', cents, at: now } : { about, tier, kind: 'new', cents, at: startedAt },
    ]
  // Begun and ended before it was ever counted. One that waits for its first payment has not begun: the charge may be
  // there a moment before the subscription says so.
  if (held || !wasPaid || isOpen(row.status) || neverBegan.includes(row.status)) return []
  return [
    { about, tier, kind: 'new', cents: bringing(row), at: startedAt },
    { about, tier, kind: endKind(about, seen), cents: -bringing(row), at: endOf(row, now) },
  ]
}

const neverBegan = ['incomplete', 'incomplete_expired']

const endKind = (about: string, { takenBackId }: Now): MoneyKind => (about === takenBackId ? 'guarantee' : 'lost')

const endOf = (row: Counted | undefined, now: string) => (row?.endsAt && row.endsAt <= now ? row.endsAt : now)
