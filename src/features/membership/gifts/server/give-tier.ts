import { instantOn, iso, localDate } from '#platform/server/clock.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { opens, type PaidTier } from '../../membership.rules.ts'
import { readOpenTier, readTier, recordOpening } from '../../server/set-tier.ts'
import { giftRefusals } from '../gifts.refusals.ts'
import { type Gift, longestGiftDays } from '../gifts.rules.ts'
import { giftEmail, giftEndedEmail } from './gift-emails.ts'
import { readGift } from './read-gift.ts'

type Person = { id: string; email: string; emailVerified: number; timeZone: string }
/**
 * `seen` is the end of the gift that the operator looked at, null for none: of two at once, one is refused. `today` is the
 * day where who gives it lives, else where the member does.
 */
type Giving = { tier: PaidTier; lastDay: string; seen: string | null; today?: Temporal.PlainDate }

/** Whether what became of their gift is emailed: a public site writes of it to confirmed addresses only. */
export const isEmailed = ({ accounts }: Context, { emailVerified }: Pick<Person, 'emailVerified'>): boolean =>
  accounts.local || emailVerified === 1

/** Gives a plan through the last day, in the member's zone. What is paid for stays as it is. */
export const giveTier = (ctx: Context, person: Person, { tier, lastDay, seen, today }: Giving): Promise<void> =>
  transaction(ctx, async (ctx) => {
    // First, as where a payment is recorded.
    await touchMember(ctx, person.id)
    const until = endOf(ctx, person, lastDay, today ?? localDate(person.timeZone, ctx.now()))
    await ctx.db
      .insertInto('memberships')
      .values({ memberId: person.id, tier: 'starter', updatedAt: iso(ctx.now()) })
      .onConflict((conflict) => conflict.column('memberId').doNothing())
      .execute()
    const before = await readOpenTier(ctx, person.id)
    if (!(await replaceGift(ctx, person.id, seen, { givenTier: tier, givenUntil: until, givenAt: iso(ctx.now()) })))
      throw giftRefusals.giftChanged()
    const paid = await readTier(ctx, person.id)
    if (isEmailed(ctx, person)) await sendEmail(ctx, giftEmail(ctx, person.email, { tier, lastDay, paid }))
    if (!opens(before, tier)) await recordOpening(ctx, person.id, tier)
  })

/** Ends it now. Answers what was ended. */
export const endGift = (ctx: Context, person: Person, { seen }: { seen: string | null }): Promise<Gift> =>
  transaction(ctx, async (ctx) => {
    await touchMember(ctx, person.id)
    const gift = await readGift(ctx, person.id, person.timeZone)
    if (!gift) throw giftRefusals.noGift()
    if (!(await replaceGift(ctx, person.id, seen, { givenTier: null, givenUntil: null, givenAt: null })))
      throw giftRefusals.giftChanged()
    const open = await readOpenTier(ctx, person.id)
    if (isEmailed(ctx, person)) await sendEmail(ctx, giftEndedEmail(ctx, person.email, gift.tier, open))
    return gift
  })

function endOf({ now }: Context, { timeZone }: Person, lastDay: string, today: Temporal.PlainDate): string {
  const day = Temporal.PlainDate.from(lastDay)
  const ahead = today.until(day, { largestUnit: 'day' }).days
  const end = iso(instantOn(day.add({ days: 1 }), timeZone))
  // Where the member lives, the day may be over already.
  if (ahead < 1 || ahead > longestGiftDays || end <= iso(now())) throw giftRefusals.badLastDay()
  return end
}

/** The database decides between two who do this at once: the second finds another gift than the one it was shown. */
async function replaceGift(
  { db, now }: Context,
  memberId: string,
  seen: string | null,
  gift: { givenTier: PaidTier | null; givenUntil: string | null; givenAt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({ ...gift, toldGiftUntil: null })
    .where('memberId', '=', memberId)
    .where((is) =>
      seen === null
        ? is.or([is('givenUntil', 'is', null), is('givenUntil', '<=', iso(now()))])
        : is('givenUntil', '=', seen),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
