import { readGift } from '#features/membership/server/public.ts'
import { datesIn } from '#platform/format/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { GuaranteesTable } from './guarantee.tables.ts'

/** What an email says of money that the guarantee returned: `cents` in all, of which some may have come back before. */
export async function toldOf(ctx: Context, guarantee: GuaranteesTable, cents: number) {
  const { memberId, requestedAt, refundedBeforeCents: beforeCents } = guarantee
  const { email: to, timeZone } = await ctx.db
    .selectFrom('users')
    .select(['email', 'timeZone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const gift = await readGift(ctx, memberId, timeZone)
  return { to, told: { cents: cents - beforeCents, beforeCents, day: datesIn(timeZone).date(requestedAt), gift } }
}
