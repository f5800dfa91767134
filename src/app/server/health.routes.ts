import { route } from '#platform/server/http/routes.ts'
import { countDeadJobs } from '#platform/server/jobs/dead-jobs.ts'
import * as contract from '../health.contract.ts'

/** The worker looks every two seconds, and at its longest waits for one answer of the database. */
const stillAfterSeconds = 60

export const healthRoutes = [
  route(contract.healthz, async () => ({ status: 'ok' as const })),
  route(contract.readyz, async (ctx) => {
    if (ctx.isLeaving()) throw contract.healthRefusals.leaving()
    await ctx.db.selectFrom('users').select('id').limit(1).execute()
    const still = Math.floor(ctx.secondsJobsStill())
    if (still >= stillAfterSeconds) throw contract.healthRefusals.jobsStill(still)
    if (!(await ctx.canWriteFiles())) throw contract.healthRefusals.diskFull()
    return { status: 'ok' as const, deadJobs: await countDeadJobs(ctx.db) }
  }),
  route(contract.pulse, async () => undefined),
]
