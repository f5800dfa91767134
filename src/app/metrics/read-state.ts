import { tokensOfMonth } from '#features/assistant/quota/server/month-tokens.ts'
import '#features/billing/webhook/server/webhook.tables.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { countJobs } from '#platform/server/jobs/count-jobs.ts'
import { lanes } from '#platform/server/jobs/job.ts'
import type { Reading, Value } from '#platform/server/metrics/prometheus.ts'
import { lastVerified } from '../backups/last-verified.ts'

/** What the database knows. Servers that share one tell the same. */
export const readings: readonly Reading[] = [
  {
    name: 'frontier_jobs',
    help: 'Background work by lane: waiting, running, failed and waiting again, dead',
    labels: ['lane', 'state'],
  },
  {
    name: 'frontier_job_oldest_seconds',
    help: 'How long the oldest job that is due has waited, by lane',
    labels: ['lane'],
  },
  { name: 'frontier_jobs_still_seconds', help: 'Seconds since this process last looked at waiting work', labels: [] },
  { name: 'frontier_assistant_tokens_month', help: 'Tokens of the connected model in this calendar month', labels: [] },
  {
    name: 'frontier_payment_events',
    help: 'Events of the payment provider, received and done or still open',
    labels: ['state'],
  },
  {
    name: 'frontier_backup_age_seconds',
    help: 'Age of the last verified backup; missing where there is none',
    labels: [],
  },
]

export async function readState(ctx: Context): Promise<Record<string, readonly Value[]>> {
  const now = machineNow()
  const [jobs, events, backup, tokens] = await Promise.all([
    countJobs(ctx.db, iso(now)),
    readPaymentEvents(ctx),
    lastVerified(ctx.db),
    tokensOfMonth(ctx),
  ])
  return {
    frontier_jobs: lanes.flatMap((lane) =>
      states.map((state) => ({ labels: { lane, state }, value: Number(jobs.get(lane)?.[state] ?? 0) })),
    ),
    frontier_job_oldest_seconds: lanes.map((lane) => {
      const since = jobs.get(lane)?.dueSince
      return { labels: { lane }, value: since ? Math.max(0, secondsFrom(since, now)) : 0 }
    }),
    frontier_jobs_still_seconds: [{ value: ctx.secondsJobsStill() }],
    frontier_assistant_tokens_month: [{ value: tokens.all }],
    frontier_payment_events: events,
    frontier_backup_age_seconds: backup ? [{ value: secondsFrom(backup.madeAt, now) }] : [],
  }
}

const states = ['waiting', 'running', 'failed', 'dead'] as const

const secondsFrom = (at: string, now: Temporal.Instant) => now.since(Temporal.Instant.from(at)).total('seconds')

async function readPaymentEvents({ db }: Context): Promise<Value[]> {
  const { done, open } = await db
    .selectFrom('providerEvents')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('doneAt', 'is not', null).as('done'),
      fn.countAll<number>().filterWhere('doneAt', 'is', null).as('open'),
    ])
    .executeTakeFirstOrThrow()
  return [
    { labels: { state: 'done' }, value: Number(done) },
    { labels: { state: 'open' }, value: Number(open) },
  ]
}
