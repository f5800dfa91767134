import { counted } from '#platform/format/numbers.ts'
import { dropDeadJobs, listJobs as readJobs, retryDeadJobs } from '#platform/server/jobs/dead-jobs.ts'
import { audit, inTransaction, type Run } from './command.ts'

export const listJobs: Run = async (admin) => {
  await audit(admin, 'jobs list', '')
  const jobs = await readJobs(admin.services.db)
  if (jobs.length === 0) return ['Nothing is waiting.']
  return jobs.map(({ id, name, to, attempts, deadAt, runAt, lastError }) =>
    [
      id,
      name,
      to ? `to ${to}` : '',
      deadAt ? `FAILED ${deadAt}` : `due ${runAt}`,
      counted(attempts, 'attempt'),
      lastError ?? '',
    ]
      .filter(Boolean)
      .join('  '),
  )
}

export const retryJob: Run = (admin, [id = '']) =>
  inTransaction(admin, async (admin) => {
    const count = await retryDeadJobs(admin.services.db, id)
    if (count === 0) throw new Error('There’s no failed job with that id.')
    await audit(admin, 'jobs retry', id)
    return [`${count} will be tried again.`]
  })

export const dropJob: Run = (admin, [id = '']) =>
  inTransaction(admin, async (admin) => {
    const count = await dropDeadJobs(admin.services.db, id)
    if (count === 0) throw new Error('There’s no failed job with that id.')
    await audit(admin, 'jobs drop', id)
    return [`${count} dropped.`]
  })
