import { sweepAbandonedJob } from '#features/assistant/server/public.ts'
import { reconcileJob, sumMoneyJob, sweepPaymentsJob } from '#features/billing/server/public.ts'
import { sweepSavesJob } from '#features/founder-file/server/public.ts'
import { deleteExpiredJob } from '#features/identity/server/public.ts'
import { followContentJob } from '#features/journey/server/public.ts'
import { countStoppingJob, dailyLookJob, sweepEmailsJob } from '#features/operator/server/public.ts'
import {
  giftEndingEmailsJob,
  hourEmailsJob,
  sessionEmailsJob,
  weeklyEmailsJob,
} from '#features/program-emails/server/public.ts'
import { sweepDeadJobsJob } from '#platform/server/jobs/dead-jobs.ts'
import type { Schedule } from '#platform/server/jobs/schedules.ts'
import { nightlyBackupJob } from '../backups/nightly-backup.ts'

/** Everything that comes again and again by itself. */
export const schedules: readonly Schedule[] = [
  // Looks at the clock; what is due follows from each member's own Monday.
  { name: 'weekly-emails', every: { minutes: 5 }, job: weeklyEmailsJob },
  // The same for each member's own hour.
  { name: 'hour-emails', every: { minutes: 2 }, job: hourEmailsJob },
  // The same for sessions that are agreed on.
  { name: 'session-emails', every: { minutes: 5 }, job: sessionEmailsJob },
  // And for each gift’s last week.
  { name: 'gift-ending-emails', every: { minutes: 15 }, job: giftEndingEmailsJob },
  { name: 'reconcile-payments', every: { hours: 6 }, job: reconcileJob, atStart: true },
  { name: 'sweep-payments', every: { hours: 6 }, job: sweepPaymentsJob },
  { name: 'sweep-answers', every: { minutes: 10 }, job: sweepAbandonedJob },
  { name: 'sweep-identity', every: { hours: 1 }, job: deleteExpiredJob },
  // Content is followed a minute after it is served; this is for a server of other content that took that turn.
  { name: 'follow-content', every: { hours: 24 }, job: followContentJob },
  { name: 'count-stopping', every: { hours: 24 }, job: countStoppingJob, atStart: true },
  { name: 'sum-money', every: { hours: 6 }, job: sumMoneyJob, atStart: true },
  { name: 'sweep-saves', every: { hours: 24 }, job: sweepSavesJob },
  // Looks at the clock: one a day, after the hour that is set.
  { name: 'nightly-backup', every: { hours: 1 }, job: nightlyBackupJob, atStart: true },
  // The same for each operator’s own morning.
  { name: 'daily-look', every: { minutes: 15 }, job: dailyLookJob },
  { name: 'sweep-emails', every: { hours: 24 }, job: sweepEmailsJob },
  { name: 'sweep-jobs', every: { hours: 24 }, job: sweepDeadJobsJob },
]
