import { membershipRefunded } from '#features/billing/billing.events.ts'
import { reverseAward } from '#features/game/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { touchMember } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { conversion, findReferrer } from './referrer.ts'

/** The guarantee takes back exactly what a conversion paid, and stops one that still waits for a confirmation. */
export const reverseReferral = subscribe(membershipRefunded, async (ctx, { memberId }) => {
  const reversed = await ctx.db
    .updateTable('referrals')
    .set({ reversedAt: iso(ctx.now()) })
    .where('referredId', '=', memberId)
    .where('paidAt', 'is not', null)
    .where('reversedAt', 'is', null)
    .returning(['id', 'referrerId', 'convertedAt'])
    .executeTakeFirst()
  if (!reversed) return
  await touchMember(ctx, reversed.referrerId)
  if (!reversed.convertedAt) return
  const referrer = await findReferrer(ctx, reversed.referrerId)
  await reverseAward(ctx, { ...conversion(reversed.id, referrer), label: 'A referral used the guarantee' })
})
