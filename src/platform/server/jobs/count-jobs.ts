import type { Db } from '../database/database.ts'
import './jobs.tables.ts'

/** What waits, runs, failed and is dead in each lane, in one pass over the queue, which holds what is still to be done. */
export async function countJobs(db: Db, now: string) {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn, eb }) => {
      const alive = eb('deadAt', 'is', null)
      const running = eb.and([alive, eb('leasedUntil', '>=', now)])
      const resting = eb.and([alive, eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)])])
      const due = eb.and([resting, eb('runAt', '<=', now)])
      return [
        'lane',
        fn
          .countAll<number>()
          .filterWhere(eb.and([resting, eb('attempts', '=', 0)]))
          .as('waiting'),
        fn.countAll<number>().filterWhere(running).as('running'),
        fn
          .countAll<number>()
          .filterWhere(eb.and([resting, eb('attempts', '>', 0)]))
          .as('failed'),
        fn.countAll<number>().filterWhere('deadAt', 'is not', null).as('dead'),
        fn.min('runAt').filterWhere(due).as('dueSince'),
      ]
    })
    .groupBy('lane')
    .execute()
  return new Map(rows.map((row) => [row.lane, row]))
}
