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
    return jobs.map(({ id, name, data, attempts, deadAt, runAt, lastError }) =>
      [id, name, recipient(data), deadAt ? 'FAILED' : `due ${runAt}`, `${attempts} attempts`, lastError ?? '']
        .filter(Boolean)
        .join('  '),
    )
  },
}

/** To whom a letter goes, so that whoever asks where theirs is can be told. */
function recipient(data: string): string {
  const { to }: { to?: unknown } = JSON.parse(data)
  return typeof to === 'string' ? `to ${to}` : ''
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
