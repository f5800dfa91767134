import { localDate } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'

type Referrer = { id: string; today: string }

/** A referrer and today's date in their zone. */
export async function findReferrer(ctx: Context, id: string): Promise<Referrer> {
  const { timeZone } = await ctx.db
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, today: localDate(timeZone, ctx.now()).toString() }
}

/** Identifies a conversion in the ledger. It names no one, because the entry outlives the referred account. */
export const conversion = (referralId: string, { id, today }: Referrer) => ({
  memberId: id,
  onDay: today,
  reason: 'proactivity.converted-referral',
  cause: referralId,
})
