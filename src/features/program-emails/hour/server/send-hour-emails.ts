import { machineNow } from '#platform/server/clock.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'
import { beginHourRuns } from './begin-hour-runs.ts'
import { continueHourRun } from './continue-hour-run.ts'

/** A page leaves every second: what is about an hour must not wait through it. */
const pageSeconds = 1
/** What one turn hands out; the next one goes on from there. */
const mostPages = 300

/** Writes down which hours are due and makes a job for each member whose it is. */
export const hourEmailsJob: Job<null> = job<null>(
  'letters.hour',
  async (ctx, _, signal) => {
    await beginHourRuns(ctx)
    const now = machineNow()
    for (let page = 0; page < mostPages; page += 1) {
      signal.throwIfAborted()
      if (!(await continueHourRun(ctx, now.add({ seconds: page * pageSeconds })))) return
    }
  },
  { attempts: 3, lane: 'writing' },
)
