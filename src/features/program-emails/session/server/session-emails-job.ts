import { findUnreminded } from '#features/coaching/server/public.ts'
import { enqueueAll, type Job, job } from '#platform/server/jobs/job.ts'
import { reminderAt, reminderHours } from './reminder-at.ts'
import { sessionEmailJob } from './session-email-job.ts'

/** Makes a job for each of the two of every session that is near enough. */
export const sessionEmailsJob: Job<null> = job<null>(
  'letters.sessions',
  async (ctx) => {
    const now = ctx.now()
    const due = (await findUnreminded(ctx, Math.max(...reminderHours))).filter(({ time, agreedAt }) => {
      const at = reminderAt(time, agreedAt)
      return at !== undefined && Temporal.Instant.compare(at, now) <= 0
    })
    const jobs = due.map(({ requestId, side, time }) => ({
      data: { requestId, side, time },
      key: `letters.session:${requestId}:${side}:${time}`,
    }))
    await enqueueAll(ctx, sessionEmailJob, jobs)
  },
  { attempts: 3, lane: 'writing' },
)
