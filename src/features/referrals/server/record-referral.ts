import { memberJoined } from '#features/identity/identity.events.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { newId } from '#platform/server/new-id.ts'
import './referrals.tables.ts'

/** A member who joins with another member's link becomes their pending referral. Unknown links and one's own are ignored. */
export const recordReferral = subscribe(memberJoined, async (ctx, { memberId, ref }) => {
  if (!ref || ref === memberId) return
  // Also holds the referrer's row, so that their account cannot be deleted between this and the commit.
  await touchMember(ctx, ref)
  if (!(await isMember(ctx, ref))) return
  await ctx.db
    .insertInto('referrals')
    .values({
      id: newId(),
      referrerId: ref,
      referredId: memberId,
      referredAt: iso(ctx.now()),
      paidAt: null,
      convertedAt: null,
      reversedAt: null,
    })
    .onConflict((conflict) => conflict.column('referredId').doNothing())
    .execute()
})

async function isMember({ db }: Context, id: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
