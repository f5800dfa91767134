import { enrolmentColumns } from '#features/journey/server/public.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { claimDay } from '../../server/claim-day.ts'
import { dueWeek } from './due-week.ts'
import { recipients } from './recipients.ts'
import { weeklyEmail } from './weekly-email.ts'
import { type Recipient, weeklyReport } from './weekly-report.ts'

type Due = { memberId: string; zone: string; week: string }

/** One member's email of the week, if they still want it and it is not too late. */
export const weeklyEmailJob = job<Due>(
  'letters.weekly-member',
  async (ctx, { memberId, zone, week }) => {
    if (dueWeek(zone, ctx.now()) !== week) return
    await transaction(ctx, async (ctx) => {
      const member = await readRecipient(ctx, memberId, week)
      if (member) await emailReport(ctx, member, week)
    })
  },
  { lane: 'writing' },
)

function readRecipient({ db, now }: Context, memberId: string, week: string): Promise<Recipient | undefined> {
  return recipients(db, week)
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', 'email', 'firstName', ...enrolmentColumns])
    .select(heldTier(iso(now())).as('tier'))
    .where('users.id', '=', memberId)
    .executeTakeFirst()
}

/** One about this week, even if the member changed zones in between. */
async function emailReport(ctx: Context, member: Recipient, week: string): Promise<void> {
  const report = await weeklyReport(ctx, member)
  const onDay = localDate(member.timeZone, ctx.now()).toString()
  if (report && (await claimDay(ctx, { memberId: member.id, onDay, kind: 'weekly', about: week })))
    await sendEmail(ctx, weeklyEmail(ctx, member, report))
}
