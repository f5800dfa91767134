import type { PaidTier, Tier } from '#features/membership/membership.rules.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DisputeState } from '../../disputes/disputes.rules.ts'
import '../../disputes/server/disputes.tables.ts'
import type { MoneyKind } from '../revenue.rules.ts'
import './revenue.tables.ts'

type Which = { kind: MoneyKind; month: string; tier?: PaidTier | undefined; before?: string | undefined; limit: number }

/** The entries that a figure is the sum of, the newest written first. */
export async function readEntries(db: Db, { kind, month, tier, before, limit }: Which) {
  let found = withPeople(db)
    .where('kind', '=', kind)
    .where('month', '=', month)
    .orderBy('moneyEntries.id', 'desc')
    .limit(limit)
  if (tier) found = found.where('tier', '=', tier)
  if (before) found = found.where('moneyEntries.id', '<', before)
  return found.execute()
}

/** Money that came or went: a charge, a refund, or what a dispute took and, once won, returned. */
export type MonthLine = {
  at: string
  what:
    | 'charge'
    | 'refund'
    | 'refund returned'
    | 'dispute: held'
    | 'dispute: lost'
    | 'dispute: won later'
    | 'dispute: won'
  name: string | null
  email: string | null
  tier: Tier
  cents: number
  chargeId: string | null
}

/** Lines read at a time. */
const page = 500

/** All of a month (`2026-03`) as it was recorded; a page of it is held at a time. */
export async function* readMonth(db: Db, month: string): AsyncGenerator<MonthLine[]> {
  for (let after = ''; ; ) {
    const rows = await entriesOf(db, month, after)
    if (rows.length > 0) yield rows.map(lineOf)
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = last.id
  }
}

const entriesOf = (db: Db, month: string, after: string) =>
  withPeople(db)
    .select(['about', 'kind', 'disputes.chargeId'])
    .where('kind', 'in', ['paid', 'refunded', 'disputed'])
    .where('month', '=', month)
    .where('moneyEntries.id', '>', after)
    .orderBy('moneyEntries.id')
    .limit(page)
    .execute()

function lineOf({ about, kind, chargeId, dispute, ...row }: Awaited<ReturnType<typeof entriesOf>>[number]): MonthLine {
  const { at, name, email, tier, cents } = row
  const of = { at, name, email, tier, cents }
  if (kind === 'disputed') return { ...of, what: cents > 0 ? 'dispute: won' : whatOf(dispute), chargeId }
  return { ...of, what: kind === 'paid' ? 'charge' : cents > 0 ? 'refund returned' : 'refund', chargeId: about }
}

/** How it stands by now; lost where nothing is known of it anymore. */
const whatOf = (state: DisputeState | null): MonthLine['what'] =>
  state === 'won' ? 'dispute: won later' : state === null || state === 'lost' ? 'dispute: lost' : 'dispute: held'

/** Entries with whom they are about, and how the dispute stands that one is of. */
const withPeople = (db: Db) =>
  db
    .selectFrom('moneyEntries')
    .leftJoin('disputes', (join) =>
      join.onRef('disputes.id', '=', 'moneyEntries.about').on('moneyEntries.kind', '=', 'disputed'),
    )
    .leftJoin('users', (join) =>
      join.on((on) => on('users.id', '=', on.fn.coalesce('moneyEntries.memberId', 'disputes.memberId'))),
    )
    .select([
      'moneyEntries.id',
      'users.id as memberId',
      'moneyEntries.tier',
      'moneyEntries.cents',
      'moneyEntries.at',
      'users.name',
      'users.email',
      'disputes.state as dispute',
    ])
