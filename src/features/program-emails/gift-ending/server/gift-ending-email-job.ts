import { isEmailedOfGifts, lastDayOf, takeGiftEnd } from '#features/membership/server/public.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { giftEndingEmail } from './gift-ending-email.ts'

type Due = { memberId: string; until: string }

/** Told once for each end that a gift gets, to whoever loses something by it then, at an address of their own. */
export const giftEndingEmailJob = job<Due>(
  'letters.gift-ending-member',
  (ctx, { memberId, until }) =>
    transaction(ctx, async (ctx) => {
      const member = await readMember(ctx, memberId)
      // First: who confirms the address tomorrow is told tomorrow.
      if (!member || !isEmailedOfGifts(ctx, member)) return
      const ends = await takeGiftEnd(ctx, { memberId, until })
      if (!ends) return
      const lastDay = lastDayOf(until, member.timeZone)
      const minutesLeft = Temporal.Instant.from(until).since(ctx.now()).total('minutes')
      await sendEmail(ctx, giftEndingEmail(ctx, { ...member, ...ends, lastDay }), Math.ceil(minutesLeft))
    }),
  { lane: 'writing' },
)

const readMember = ({ db }: Context, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'emailVerified', 'firstName', 'timeZone'])
    .where('id', '=', id)
    .executeTakeFirst()
