import { sql } from 'kysely'
import { readRunning, readTonight } from '#features/founder-file/server/public.ts'
import { enrolmentColumns, readPace } from '#features/journey/server/public.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { claimDay } from '../../server/claim-day.ts'
import { recipients } from '../../weekly/server/recipients.ts'
import { type Recipient, weeklyReport } from '../../weekly/server/weekly-report.ts'
import { lessonOfTheHour } from '../hour.rules.ts'
import { dueDay, hourOf, usefulHours } from './due-day.ts'
import { hourEmail } from './hour-email.ts'
import { hourRecipients } from './hour-recipients.ts'

type Due = { memberId: string; onDay: string }

/** One member's email at their hour, if it is still theirs and still useful, and there is a lesson to name. */
export const hourEmailJob = job<Due>(
  'letters.hour-member',
  (ctx, { memberId, onDay }) =>
    transaction(ctx, async (ctx) => {
      const member = await readRecipient(ctx, memberId)
      if (!member || !isTheirHour(member, onDay, ctx.now()) || (await hasWeeklyEmail(ctx, member, onDay))) return
      const pace = await readPace({ ...ctx, member })
      const running = await readRunning({ ...ctx, member }, onDay)
      const lesson = lessonOfTheHour(pace, running)
      if (!lesson || !(await claimDay(ctx, { memberId, onDay, kind: 'hour', about: onDay }))) return
      const isChecked = pace.check?.isNextChecked === true
      const named = isChecked ? undefined : ctx.program.subModuleById.get(lesson.id)
      const tonight = named && 'minutes' in lesson ? await readTonight({ ...ctx, member }, named) : null
      const { quietDays, missedDays = null, lessonsDone, hasWritten } = pace
      const hasBegun = lessonsDone > 0 || hasWritten
      const email = hourEmail(ctx, { ...member, onDay, lesson, tonight, quietDays, missedDays, isChecked, hasBegun })
      await sendEmail(ctx, email, usefulHours * 60)
    }),
  { lane: 'writing' },
)

export type HourRecipient = Recipient & { startsAt: string; weekdays: string; timesSetAt: string | null }

const readRecipient = ({ db, now }: Context, memberId: string): Promise<HourRecipient | undefined> =>
  hourRecipients(db)
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', 'email', 'firstName', 'weekdays', 'timesSetAt', ...enrolmentColumns])
    .select(sql<string>`${sql.ref('workHours.startsAt')}`.as('startsAt'))
    .select(heldTier(iso(now())).as('tier'))
    .where('users.id', '=', memberId)
    .executeTakeFirst()

/** As it stands by now; an hour that had begun when it was chosen is for the next time. */
function isTheirHour(
  { timeZone, startsAt, weekdays, timesSetAt }: HourRecipient,
  onDay: string,
  now: Temporal.Instant,
) {
  if (dueDay(timeZone, startsAt, now) !== onDay) return false
  const day = Temporal.PlainDate.from(onDay)
  if (!weekdays.split(',').includes(String(day.dayOfWeek))) return false
  return timesSetAt === null || timesSetAt <= iso(hourOf(day, timeZone, startsAt))
}

/** Monday belongs to the weekly email, which names the next lesson too, wherever the member gets one. */
async function hasWeeklyEmail(ctx: Context, member: HourRecipient, onDay: string): Promise<boolean> {
  if (Temporal.PlainDate.from(onDay).dayOfWeek !== 1) return false
  const wants = await recipients(ctx.db, onDay).select('users.id').where('users.id', '=', member.id).executeTakeFirst()
  return wants !== undefined && (await weeklyReport(ctx, member)) !== undefined
}
