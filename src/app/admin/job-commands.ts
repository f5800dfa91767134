import { dropDeadJobs, listJobs as readJobs, retryDeadJobs } from '#platform/server/jobs/dead-jobs.ts'
import { audit, type Command } from './command.ts'

export const listJobs: Command = {
  name: 'jobs list',
  needs: [],
  does: 'Shows the jobs that gave up and why, and what’s waiting.',
  run: async (admin) => {
    await audit(admin, 'jobs list', '')
    const jobs = await readJobs(admin.services.db)
    if (jobs.length === 0) return ['Nothing is waiting.']
    return jobs.map(({ id, name, to, attempts, deadAt, runAt, lastError }) =>
      [
        id,
        name,
        to ? `to ${to}` : '',
        deadAt ? `FAILED ${deadAt}` : `due ${runAt}`,
        `${attempts} attempts`,
        lastError ?? '',
      ]
        .filter(Boolean)
        .join('  '),
    )
  },
}

export const retryJob: Command = {
  name: 'jobs retry',
  needs: ['id'],
  does: 'Tries a failed job again; "all" for every failed job.',
  run: async (admin, [id = '']) => {
    const count = await retryDeadJobs(admin.services.db, id)
    if (count === 0) throw new Error('There’s no failed job with that id.')
    await audit(admin, 'jobs retry', id)
    return [`${count} will be tried again.`]
  },
}

export const dropJob: Command = {
  name: 'jobs drop',
  needs: ['id'],
  does: 'Deletes a failed job; "all" for every failed job. This can’t be undone.',
  run: async (admin, [id = '']) => {
    const count = await dropDeadJobs(admin.services.db, id)
    if (count === 0) throw new Error('There’s no failed job with that id.')
    await audit(admin, 'jobs drop', id)
    return [`${count} dropped.`]
  },
}
