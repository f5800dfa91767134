import type { Tier } from '#features/membership/membership.rules.ts'
import type { Db } from '#platform/server/database/database.ts'
import '../../disputes/server/disputes.tables.ts'
import './revenue.tables.ts'

/** Money that came or went: a charge, a refund, or what a dispute took and, once won, returned. */
export type MonthLine = {
  at: string
  what: 'charge' | 'refund' | 'refund returned' | 'dispute' | 'dispute won'
  name: string | null
  email: string | null
  tier: Tier | null
  cents: number
  chargeId: string | null
}

/** Lines read at a time. */
const page = 500

/** All of a month (`2026-03`), charges and refunds as they were recorded, then disputes; a page of them is held at a time. */
export async function* readMonth(db: Db, month: string): AsyncGenerator<MonthLine[]> {
  for (let after = ''; ; ) {
    const rows = await paymentsOf(db, month, after)
    if (rows.length > 0) yield rows.map(lineOf)
    const last = rows.at(-1)
    if (!last || rows.length < page) break
    after = last.id
  }
  yield* disputesOf(db, month)
}

const paymentsOf = (db: Db, month: string, after: string) =>
  db
    .selectFrom('moneyEntries')
    .leftJoin('users', 'users.id', 'moneyEntries.memberId')
    .select(['moneyEntries.id', 'about', 'tier', 'kind', 'cents', 'at', 'users.name', 'users.email'])
    .where('kind', 'in', ['paid', 'refunded'])
    .where('month', '=', month)
    .where('moneyEntries.id', '>', after)
    .orderBy('moneyEntries.id')
    .limit(page)
    .execute()

function lineOf({ about, kind, ...row }: Awaited<ReturnType<typeof paymentsOf>>[number]): MonthLine {
  const { at, name, email, tier, cents } = row
  const what = kind === 'paid' ? 'charge' : cents > 0 ? 'refund returned' : 'refund'
  return { at, what, name, email, tier, cents, chargeId: about }
}

async function* disputesOf(db: Db, month: string): AsyncGenerator<MonthLine[]> {
  const isIn = (at: string | null) => at?.startsWith(month) === true
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('disputes')
      .innerJoin('users', 'users.id', 'disputes.memberId')
      .selectAll('disputes')
      .select(['users.name', 'users.email'])
      .where('disputes.id', '>', after)
      .orderBy('disputes.id')
      .limit(page)
      .execute()
    const lines = rows.flatMap(({ name, email, chargeId, cents, openedAt, state, decidedAt }): MonthLine[] => {
      const of = { name, email, tier: null, chargeId }
      const isWon = state === 'won' && decidedAt !== null
      return [
        ...(isIn(openedAt) ? [{ ...of, at: openedAt, what: 'dispute' as const, cents: -cents }] : []),
        ...(isWon && isIn(decidedAt) ? [{ ...of, at: decidedAt, what: 'dispute won' as const, cents }] : []),
      ]
    })
    if (lines.length > 0) yield lines
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = last.id
  }
}
