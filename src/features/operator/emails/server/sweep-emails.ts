import { iso, machineNow } from '#platform/server/clock.ts'
import { transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { countSwept } from '../../broadcasts/server/count-gone.ts'
import { emailsKeptDays } from '../emails.rules.ts'
import './emails.tables.ts'

/** So many at a time: no lock is held for long. */
const most = 5000

/** Forgets what became of emails whose time is over. */
export const sweepEmailsJob = job<null>(
  'operator.sweep-emails',
  async (ctx, _, signal) => {
    const before = iso(machineNow().subtract({ hours: emailsKeptDays * 24 }))
    let swept = 0
    for (let last = most; last === most; swept += last) {
      signal.throwIfAborted()
      last = await transaction(ctx, async (ctx) => {
        const rows = await ctx.db
          .deleteFrom('sentEmails')
          .where('id', 'in', (old) =>
            old.selectFrom('sentEmails').select('id').where('queuedAt', '<', before).orderBy('queuedAt').limit(most),
          )
          .returning(['broadcastId', 'acceptedAt', 'refusedAt', 'bounceKind'])
          .execute()
        await countSwept(ctx, rows)
        return rows.length
      })
    }
    if (swept > 0) ctx.log.info({ count: swept, days: emailsKeptDays }, 'records of old emails were deleted')
  },
  { lane: 'long' },
)
