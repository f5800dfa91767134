import { membershipStarted } from '#features/billing/billing.events.ts'
import { awardBadgesAndLevels, awardPoints } from '#features/game/server/public.ts'
import { emailVerified } from '#features/identity/identity.events.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { conversion, findReferrer } from './referrer.ts'

/** The first paid membership of a referred member. */
export const convertByPayment = subscribe(membershipStarted, async (ctx, { memberId }) => {
  await ctx.db
    .updateTable('referrals')
    .set({ paidAt: iso(ctx.now()) })
    .where('referredId', '=', memberId)
    .where('paidAt', 'is', null)
    .execute()
  await convertWhenDue(ctx, memberId)
})

/** A member who paid before confirming their address counts once it is confirmed. */
export const convertByConfirmation = subscribe(emailVerified, (ctx, { memberId }) => convertWhenDue(ctx, memberId))

/**
 * Converts a referral once it is both paid and confirmed, and pays the referrer. Payment and confirmation both lock the
 * referred member's row, so if they happen at once, the later one sees the other.
 */
async function convertWhenDue(ctx: Context, referredId: string): Promise<void> {
  const converted = await ctx.db
    .updateTable('referrals')
    .set({ convertedAt: iso(ctx.now()) })
    .where('referredId', '=', referredId)
    .where('paidAt', 'is not', null)
    .where('convertedAt', 'is', null)
    .where('reversedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('users').select('id').where('id', '=', referredId).where('emailVerified', '=', 1)),
    )
    .returning(['id', 'referrerId'])
    .executeTakeFirst()
  if (!converted) return
  await touchMember(ctx, converted.referrerId)
  const referrer = await findReferrer(ctx, converted.referrerId)
  await awardPoints(ctx, {
    ...conversion(converted.id, referrer),
    label: 'A referral started a paid membership',
    points: ctx.game.proactivity.convertedReferral,
    xp: 0,
  })
  await awardBadgesAndLevels(ctx, referrer.id, referrer.today)
}
