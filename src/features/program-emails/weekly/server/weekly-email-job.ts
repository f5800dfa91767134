import { enrolmentColumns } from '#features/journey/server/public.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { dueWeek } from './due-week.ts'
import '../../server/program-emails.tables.ts'
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
  { lane: 'long' },
)

function readRecipient({ db, now }: Context, memberId: string, week: string): Promise<Recipient | undefined> {
  return recipients(db, week)
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', 'email', 'firstName', ...enrolmentColumns])
    .select(heldTier(iso(now())).as('tier'))
    .where('users.id', '=', memberId)
    .executeTakeFirst()
}

/** Unique keys allow one program email a day and one about this week, even if the member changed zones in between. */
async function emailReport(ctx: Context, member: Recipient, week: string): Promise<void> {
  const report = await weeklyReport(ctx, member)
  if (!report) return
  const first = await ctx.db
    .insertInto('programLetters')
    .values({
      memberId: member.id,
      onDay: localDate(member.timeZone, ctx.now()).toString(),
      kind: 'weekly',
      about: week,
      postedAt: iso(ctx.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .executeTakeFirst()
  if (first) await sendEmail(ctx, weeklyEmail(ctx, member, report))
}
