import { localDate } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'

type Referrer = { id: string; today: string }

/** A referrer and the local date on which something reaches them. */
export async function findReferrer(ctx: Context, id: string): Promise<Referrer> {
  const { timeZone } = await ctx.db
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, today: localDate(timeZone, ctx.now()).toString() }
}

/** What the ledger knows a conversion by. It names nobody: the entry outlives the account that it came from. */
export const conversion = (referralId: string, { id, today }: Referrer) => ({
  memberId: id,
  onDay: today,
  reason: 'proactivity.converted-referral',
  cause: referralId,
})
