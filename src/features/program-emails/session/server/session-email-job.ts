import { type Reminder, takeReminder, wantsEmail } from '#features/coaching/server/public.ts'
import { transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { sessionEmail } from './session-email.ts'

/** One of the two is reminded, once for each time that they agree on, and not once it has begun. */
export const sessionEmailJob = job<Reminder>(
  'letters.session-member',
  (ctx, reminder) =>
    transaction(ctx, async (ctx) => {
      const session = await takeReminder(ctx, reminder)
      if (!session || !wantsEmail(ctx, session.to)) return
      const minutesLeft = Temporal.Instant.from(reminder.time).since(ctx.now()).total('minutes')
      await sendEmail(ctx, sessionEmail(ctx, { ...session, ...reminder }), Math.ceil(minutesLeft))
    }),
  { lane: 'writing' },
)
