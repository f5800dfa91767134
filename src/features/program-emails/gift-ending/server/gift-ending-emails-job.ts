import '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueueAll, type Job, job } from '#platform/server/jobs/job.ts'
import { giftEndingEmailJob } from './gift-ending-email-job.ts'
import { noticeAt, noticeDays } from './notice-at.ts'

/** A day more for the last one itself, and one for the hour of the morning. */
const aheadHours = 24 * (Math.max(...noticeDays) + 2)

/** Makes a job for each member whose gift is near enough to its end. */
export const giftEndingEmailsJob: Job<null> = job<null>(
  'letters.gift-endings',
  async (ctx) => {
    const now = ctx.now()
    const due = (await findUntold(ctx)).filter((gift) => {
      const at = noticeAt(gift)
      return at !== undefined && Temporal.Instant.compare(at, now) <= 0
    })
    const jobs = due.map(({ memberId, until }) => ({
      data: { memberId, until },
      key: `letters.gift-ending:${memberId}:${until}`,
    }))
    await enqueueAll(ctx, giftEndingEmailJob, jobs)
  },
  { attempts: 3, lane: 'writing' },
)

/** Gifts of more than what is open without them, which end soon, and whose end wasn’t told. */
async function findUntold({ db, now, accounts }: Context) {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.memberId')
    .select(['memberships.memberId', 'givenUntil', 'givenAt', 'timeZone'])
    .where('givenUntil', '>', iso(now()))
    .where('givenUntil', '<=', iso(now().add({ hours: aheadHours })))
    .where(({ or, eb }) => or([eb('toldGiftUntil', 'is', null), eb('toldGiftUntil', '!=', eb.ref('givenUntil'))]))
    .where(({ or, and, eb }) =>
      or([
        eb('tier', '=', 'starter'),
        and([eb('tier', '=', 'quantum'), eb('givenTier', '=', 'elite')]),
        eb('closedUntil', '>', eb.ref('givenUntil')),
      ]),
    )
    .$if(!accounts.local, (query) => query.where('emailVerified', '=', 1))
    .execute()
  return rows.flatMap(({ givenUntil, ...row }) => (givenUntil === null ? [] : [{ ...row, until: givenUntil }]))
}
