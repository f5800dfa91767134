import { scrubFiles } from '#features/account/server/public.ts'
import { closeCustomerJob, reconcilePayer, refundCharges } from '#features/billing/server/public.ts'
import { mailResetLink } from '#features/identity/server/public.ts'
import { weeklyEmailJob } from '#features/program-emails/server/public.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { deliverEmail } from '#platform/server/mail/email.ts'
import { schedules } from './schedules.ts'

/** Every kind of durable work that the worker knows. */
export const jobs: readonly Job[] = [
  deliverEmail,
  refundCharges,
  reconcilePayer,
  closeCustomerJob,
  weeklyEmailJob,
  scrubFiles,
  mailResetLink,
  ...schedules.map(({ job }) => job),
]
