import { sql } from 'kysely'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { claimJob } from '#platform/server/jobs/claim-job.ts'
import type { Job, Lane } from '#platform/server/jobs/job.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'

/** Claims and runs the job that is due for longest, or an urgent one, whatever its lane; answers how many it took. */
export async function runDueJobs(ctx: Context, byName: ReadonlyMap<string, Job>): Promise<number> {
  const lane = await findDueLane(ctx)
  const row = lane && (await claimJob(ctx, lane))
  if (!row) return 0
  await runJob(ctx, row, byName.get(row.name))
  return 1
}

async function findDueLane({ db }: Context): Promise<Lane | undefined> {
  const now = iso(machineNow())
  const due = await db
    .selectFrom('jobs')
    .select('lane')
    .where('deadAt', 'is', null)
    .where('runAt', '<=', now)
    .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', now)]))
    .orderBy(sql`coalesce(urgent, 0)`, 'desc')
    .orderBy('runAt')
    .executeTakeFirst()
  return due?.lane
}
