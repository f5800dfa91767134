import { type Enrolment, enrolmentColumns, isPausedOn, readWalk } from '#features/journey/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { instantOn, iso, localDate, machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { claimDay } from '../../server/claim-day.ts'
import '../../server/program-emails.tables.ts'
import { finishedEmail } from './finished-email.ts'

type Due = { memberId: string }
export type Finisher = Enrolment & { id: string; email: string; firstName: string; tier: Tier }

/** What the email is about: the program ends once. */
const about = 'program'

/** The congratulation, once; on a day with another program email or in a pause it waits for the next day without. */
export const finishedEmailJob: Job<Due> = job<Due>('letters.finished', (ctx, { memberId }) =>
  transaction(ctx, async (ctx) => {
    const member = await readFinisher(ctx, memberId)
    if (!member || (await wasSent(ctx, memberId))) return
    const today = localDate(member.timeZone, ctx.now()).toString()
    const isPaused = isPausedOn(member, today)
    if (!isPaused && (await claimDay(ctx, { memberId, onDay: today, kind: 'finished', about })))
      await sendEmail(ctx, finishedEmail(ctx, member, await readWalk(ctx.db, memberId)))
    else await tryAgain(ctx, member, isPaused ? (member.pausedUntil ?? today) : today)
  }),
)

const readFinisher = ({ db, now }: Context, memberId: string): Promise<Finisher | undefined> =>
  db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', 'email', 'firstName', ...enrolmentColumns])
    .select(heldTier(iso(now())).as('tier'))
    .where('users.id', '=', memberId)
    .where('emailVerified', '=', 1)
    .where('programLetters', '=', 1)
    .executeTakeFirst()

async function wasSent({ db }: Context, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('programLetters')
    .select('memberId')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'finished')
    .executeTakeFirst()
  return row !== undefined
}

const morning = Temporal.PlainTime.from('08:00')

/** The morning after a local date, by the product's clock; the job's own time is the machine's. */
async function tryAgain(ctx: Context, { id, timeZone }: Finisher, after: string): Promise<void> {
  const next = Temporal.PlainDate.from(after).add({ days: 1 })
  const wait = instantOn(next, timeZone, morning).since(ctx.now())
  await enqueue(
    ctx,
    finishedEmailJob,
    { memberId: id },
    { at: machineNow().add(wait), key: `letters.finished:${id}:${next}` },
  )
}
