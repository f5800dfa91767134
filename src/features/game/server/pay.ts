import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { isProactive } from '../rules.ts'

export type Payment = {
  memberId: string
  /** Local date of the member. */
  onDay: string
  reason: string
  cause: string
  label: string
  points: number
  xp: number
}

/** Writes one ledger entry and adds it to the totals; the same cause a second time pays nothing. Answers what was paid. */
export async function pay(ctx: Context, payment: Payment): Promise<{ points: number; xp: number }> {
  const entry = await ctx.db
    .insertInto('ledgerEntries')
    .values({ id: newId(), at: iso(ctx.now()), ...payment })
    .onConflict((conflict) => conflict.columns(['memberId', 'reason', 'cause']).doNothing())
    .returning(['points', 'xp'])
    .executeTakeFirst()
  if (!entry) return { points: 0, xp: 0 }

  const proactivity = isProactive(payment.reason) ? entry.points : 0
  await ctx.db
    .insertInto('standings')
    .values({ memberId: payment.memberId, ...entry, proactivity })
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet((row) => ({
        points: row('standings.points', '+', entry.points),
        xp: row('standings.xp', '+', entry.xp),
        proactivity: row('standings.proactivity', '+', proactivity),
      })),
    )
    .execute()
  return entry
}
