import { sql } from 'kysely'
import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { Lane } from './job.ts'
import type { JobsTable } from './jobs.tables.ts'

const leaseSeconds = 60

export const newLease = (): string => iso(machineNow().add({ seconds: leaseSeconds }))

/**
 * Takes an urgent job of a lane that is due, or else the one that is due for longest. One conditional update: of two
 * workers, the second finds the lease taken, and looks for other work at once. A lease that ran out belonged to a process
 * that ended, so that try counts as one that failed.
 */
export async function claimJob(ctx: Context, lane: Lane): Promise<JobsTable | undefined> {
  for (;;) {
    const due = await findDue(ctx, lane).executeTakeFirst()
    if (!due?.id) return undefined
    const claimed = await take(ctx, due.id)
    if (claimed) return claimed
  }
}

/** One statement of two looks, each at the first row of an index: how much waits behind it makes no difference. */
export function findDue({ db }: Pick<Context, 'db'>, lane: Lane) {
  const now = iso(machineNow())
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('deadAt', 'is', null)
    .where('runAt', '<=', now)
    .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', now)]))
    .where('lane', '=', lane)
    .orderBy('runAt')
    .limit(1)
  const urgent = due.where('urgent', '=', sql.lit(1 as const))
  return db.selectNoFrom(({ fn }) => fn.coalesce(urgent, due).as('id'))
}

function take({ db }: Context, id: string): Promise<JobsTable | undefined> {
  return db
    .updateTable('jobs')
    .set((row) => ({
      leasedUntil: newLease(),
      leasedBy: newId(),
      attempts: row
        .case()
        .when('leasedUntil', 'is', null)
        .then(row.ref('attempts'))
        .else(row('attempts', '+', 1))
        .end(),
    }))
    .where('id', '=', id)
    .where('deadAt', 'is', null)
    .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', iso(machineNow()))]))
    .returningAll()
    .executeTakeFirst()
}
