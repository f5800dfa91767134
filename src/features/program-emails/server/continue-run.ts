import { sql } from 'kysely'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { dueWeek } from './due-week.ts'
import type { EmailRunsTable } from './program-emails.tables.ts'
import { weeklyEmail } from './weekly-email.ts'
import { type Recipient, weeklyReport } from './weekly-report.ts'

const page = 100

/**
 * Sends the next page of the oldest unfinished run. The run's progress and the page's emails are one transaction, so a
 * kill at any point leaves no one out and sends nothing twice. Answers whether there may be more.
 */
export async function continueRun(ctx: Context): Promise<boolean> {
  const run = await ctx.db
    .selectFrom('letterRuns')
    .selectAll()
    .where('doneAt', 'is', null)
    .orderBy('week')
    .orderBy('zone')
    .limit(1)
    .executeTakeFirst()
  if (!run) return false
  await transaction(ctx, async (ctx) => {
    const isLate = dueWeek(run.zone, ctx.now()) !== run.week
    const members = isLate ? [] : await readPage(ctx, run)
    const isMine = await advance(ctx, run, members)
    if (isMine) for (const member of members) await emailReport(ctx, member, run.week)
  })
  return true
}

/** Members with a confirmed address who want the email and did not join on this very Monday. */
function readPage({ db }: Context, { zone, week, afterId }: EmailRunsTable): Promise<Recipient[]> {
  return db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', 'email', 'firstName', 'timeZone', 'enrolledOn', 'dayFloor'])
    .select(sql<Tier>`coalesce(${sql.ref('memberships.tier')}, 'starter')`.as('tier'))
    .where('timeZone', '=', zone)
    .where('users.id', '>', afterId)
    .where('emailVerified', '=', 1)
    .where('weeklyLetters', '=', 1)
    .where('role', '=', 'client')
    .where('enrolledOn', '<', week)
    .orderBy('users.id')
    .limit(page)
    .execute()
}

/** If two processes read the same page, only one gets true. */
async function advance(ctx: Context, run: EmailRunsTable, members: readonly Recipient[]): Promise<boolean> {
  const doneAt = members.length < page ? iso(ctx.now()) : null
  const { numUpdatedRows } = await ctx.db
    .updateTable('letterRuns')
    .set({ afterId: members.at(-1)?.id ?? run.afterId, doneAt })
    .where('zone', '=', run.zone)
    .where('week', '=', run.week)
    .where('afterId', '=', run.afterId)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
