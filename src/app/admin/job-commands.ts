import { iso, machineNow } from '#platform/server/clock.ts'
import { audit, type Command } from './command.ts'

export const listJobs: Command = {
  name: 'jobs list',
  needs: [],
  does: 'Shows waiting and failed work.',
  run: async (admin) => {
    await audit(admin, 'jobs list', '')
    const jobs = await admin.services.db.selectFrom('jobs').selectAll().orderBy('createdAt').limit(500).execute()
    if (jobs.length === 0) return ['Nothing is waiting.']
    return jobs.map(({ id, name, attempts, deadAt, runAt, lastError }) =>
      [id, name, deadAt ? 'FAILED' : `due ${runAt}`, `${attempts} attempts`, lastError ?? ''].join('  ').trimEnd(),
    )
  },
}

export const retryJob: Command = {
  name: 'jobs retry',
  needs: ['id'],
  does: 'Gives failed work a new set of attempts; "all" for every one.',
  run: async (admin, [id = '']) => {
    const failed = admin.services.db
      .updateTable('jobs')
      .set({ deadAt: null, attempts: 0, leasedUntil: null, leasedBy: null, runAt: iso(machineNow()) })
      .where('deadAt', 'is not', null)
    const { numUpdatedRows } = await (id === 'all' ? failed : failed.where('id', '=', id)).executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Error('There is no failed job with that id.')
    await audit(admin, 'jobs retry', id)
    return [`${numUpdatedRows} will be tried again.`]
  },
}
