import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { newId } from '#platform/server/new-id.ts'
import { isProactive } from '../points.rules.ts'

export type PointAward = {
  memberId: string
  /** Local date of the member. */
  onDay: string
  reason: string
  cause: string
  label: string
  points: number
  xp: number
}

type Paid = { points: number; xp: number }

/** Writes ledger entries of one member and adds them to the totals; repeating the same cause pays nothing. Returns what was paid. */
export async function awardPoints(ctx: Context, ...payments: readonly PointAward[]): Promise<Paid> {
  const total = { points: 0, xp: 0, proactivity: 0 }
  const at = iso(ctx.now())
  const entries = payments.map((payment) => insertEntry(ctx.db, { id: newId(), at, ...payment }))
  for (const [n, [entry]] of (await Promise.all(entries)).entries()) {
    if (!entry) continue
    total.points += entry.points
    total.xp += entry.xp
    if (isProactive(payments[n]?.reason ?? '')) total.proactivity += entry.points
  }
  const [first] = payments
  if (first) await addToTotals(ctx.db, { memberId: first.memberId, ...total })
  return { points: total.points, xp: total.xp }
}

const insertEntry = hotQuery((db, slot: Slot<keyof PointAward | 'id' | 'at'>) =>
  db
    .insertInto('ledgerEntries')
    .values({
      id: slot('id'),
      at: slot('at'),
      memberId: slot('memberId'),
      onDay: slot('onDay'),
      reason: slot('reason'),
      cause: slot('cause'),
      label: slot('label'),
      points: slot<number>('points'),
      xp: slot<number>('xp'),
    })
    .onConflict((conflict) => conflict.columns(['memberId', 'reason', 'cause']).doNothing())
    .returning(['points', 'xp']),
)

const addToTotals = hotQuery((db, slot: Slot<'memberId' | 'points' | 'xp' | 'proactivity'>) =>
  db
    .insertInto('standings')
    .values({
      memberId: slot('memberId'),
      points: slot<number>('points'),
      xp: slot<number>('xp'),
      proactivity: slot<number>('proactivity'),
    })
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet((row) => ({
        points: row('standings.points', '+', row.ref('excluded.points')),
        xp: row('standings.xp', '+', row.ref('excluded.xp')),
        proactivity: row('standings.proactivity', '+', row.ref('excluded.proactivity')),
      })),
    ),
)
