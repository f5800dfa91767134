import { scrubFiles } from '#features/account/server/public.ts'
import { sweepAbandonedJob } from '#features/assistant/server/public.ts'
import { closeCustomerJob, reconcileJob, refundCharges } from '#features/billing/server/public.ts'
import { deleteExpiredJob, mailResetLink } from '#features/identity/server/public.ts'
import { weeklyEmailsJob } from '#features/program-emails/server/public.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { deliverEmail } from '#platform/server/mail/email.ts'

/** Every kind of durable work that the worker knows. */
export const jobs: readonly Job[] = [
  deliverEmail,
  refundCharges,
  reconcileJob,
  closeCustomerJob,
  weeklyEmailsJob,
  scrubFiles,
  sweepAbandonedJob,
  mailResetLink,
  deleteExpiredJob,
]
