import { scrubFilesJob } from '#features/account/server/public.ts'
import { eraseConversationJob } from '#features/assistant/server/public.ts'
import {
  carryOutPausesJob,
  closeCustomerJob,
  closeStraysJob,
  makeRefundJob,
  reconcilePayerJob,
  refundChargesJob,
  updateCustomerJob,
} from '#features/billing/server/public.ts'
import { eraseSnippetJob } from '#features/coaching/server/public.ts'
import { eraseMarkJob } from '#features/game/server/public.ts'
import { sendResetLinkJob } from '#features/identity/server/public.ts'
import { memberMilestonesJob } from '#features/journey/server/public.ts'
import { broadcastJob, invitePersonJob } from '#features/operator/server/public.ts'
import {
  finishedEmailJob,
  giftEndingEmailJob,
  hourEmailJob,
  sessionEmailJob,
  weeklyEmailJob,
} from '#features/program-emails/server/public.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { deliverEmailJob } from '#platform/server/mail/email.ts'
import { schedules } from './schedules.ts'

/** Every kind of durable work that the worker knows. */
export const jobs: readonly Job[] = [
  deliverEmailJob,
  refundChargesJob,
  reconcilePayerJob,
  closeCustomerJob,
  closeStraysJob,
  updateCustomerJob,
  makeRefundJob,
  carryOutPausesJob,
  weeklyEmailJob,
  hourEmailJob,
  sessionEmailJob,
  giftEndingEmailJob,
  finishedEmailJob,
  broadcastJob,
  invitePersonJob,
  memberMilestonesJob,
  scrubFilesJob,
  eraseConversationJob,
  eraseSnippetJob,
  eraseMarkJob,
  sendResetLinkJob,
  ...schedules.map(({ job }) => job),
]
