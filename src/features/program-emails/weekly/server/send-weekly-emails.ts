import { machineNow } from '#platform/server/clock.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

/** A page leaves every few seconds, so that neither a mail server nor other emails meet a burst. */
const pageSeconds = 5
/** What one turn hands out; the next one goes on from there. */
const mostPages = 60

/** Writes down what is due and makes a job for each member it is due to. */
export const weeklyEmailsJob: Job<null> = job<null>(
  'letters.weekly',
  async (ctx, _, signal) => {
    await beginDueRuns(ctx)
    const now = machineNow()
    for (let page = 0; page < mostPages; page += 1) {
      signal.throwIfAborted()
      if (!(await continueRun(ctx, now.add({ seconds: page * pageSeconds })))) return
    }
  },
  { attempts: 3, lane: 'writing' },
)
