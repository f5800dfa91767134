import { iso, machineNow } from '#platform/server/clock.ts'
import { job } from '#platform/server/jobs/job.ts'
import { emailsKeptDays } from '../emails.rules.ts'
import './emails.tables.ts'

/** So many at a time: no lock is held for long. */
const most = 5000

/** Forgets what became of emails whose time is over. */
export const sweepEmailsJob = job<null>(
  'operator.sweep-emails',
  async ({ db, log }, _, signal) => {
    const before = iso(machineNow().subtract({ hours: emailsKeptDays * 24 }))
    let swept = 0
    for (let last = most; last === most; swept += last) {
      signal.throwIfAborted()
      const { numDeletedRows } = await db
        .deleteFrom('sentEmails')
        .where('id', 'in', (old) =>
          old.selectFrom('sentEmails').select('id').where('queuedAt', '<', before).orderBy('queuedAt').limit(most),
        )
        .executeTakeFirstOrThrow()
      last = Number(numDeletedRows)
    }
    if (swept > 0) log.info({ count: swept, days: emailsKeptDays }, 'records of old emails were deleted')
  },
  { lane: 'long' },
)
