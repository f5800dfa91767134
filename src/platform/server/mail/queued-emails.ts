import type { Db } from '../database/database.ts'
import { deliverEmailJob, type Queued, unnamedEmail } from './email.ts'

export type QueuedEmail = {
  /** Its message id. */
  id: string
  to: string
  kind: string
  queuedAt: string
  tries: number
  error: string | null
  /** Whether no try follows by itself. */
  isDead: boolean
}

const most = 100

/** Emails to these addresses that wait, or could not be handed over; the newest. */
export async function listQueuedEmails(db: Db, addresses: readonly string[]): Promise<QueuedEmail[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['data', 'createdAt', 'attempts', 'lastError', 'deadAt'])
    .where('about', 'in', [...new Set(addresses)])
    .where('name', '=', deliverEmailJob.name)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ data, createdAt, attempts, lastError, deadAt }) => {
    // Written by the job's own `enqueue`.
    const { id, letter } = JSON.parse(data) as Queued
    const { to, kind = unnamedEmail } = letter
    return { id, to, kind, queuedAt: createdAt, tries: attempts, error: lastError, isDead: deadAt !== null }
  })
}
