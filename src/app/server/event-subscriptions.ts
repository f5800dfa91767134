import { followAddress } from '#features/billing/customers/server/update-customer.ts'
import { carryOutChangedPause } from '#features/billing/pause/server/carry-out-pauses.ts'
import { pauseFollowsZone, pauseWithProgram, resumeWithProgram } from '#features/billing/pause/server/follow-program.ts'
import { endCaseload } from '#features/coaching/assignments/server/end-caseload.ts'
import { forgetErasedPage } from '#features/coaching/client-file/server/forget-erased-page.ts'
import { welcomeOnceConfirmed, welcomeToElite } from '#features/coaching/kick-off/server/welcome-to-elite.ts'
import {
  recordCompletedMilestones,
  recordFoundMilestones,
  recordReachedLevel,
} from '#features/coaching/milestones/server/record-client-progress.ts'
import { awardFoundMilestones } from '#features/game/badges/server/award-found-milestones.ts'
import { rewardCompletion } from '#features/game/points/server/reward-completion.ts'
import { renewFeedAfterReset } from '#features/journey/calendar/server/renew-feed-after-reset.ts'
import { noteDroppedRefund, tellOfDispute, trustConfirmedAddress } from '#features/operator/server/public.ts'
import { emailFinisher, emailWhoIsFinished } from '#features/program-emails/finished/server/email-finisher.ts'
import { convertByConfirmation, convertByPayment } from '#features/referrals/server/convert-referral.ts'
import { recordReferral } from '#features/referrals/server/record-referral.ts'
import { reverseReferral } from '#features/referrals/server/reverse-referral.ts'
import type { EventSubscription } from '#platform/server/event-subscriptions.ts'

/** Who is told of which event, in this order, inside the transaction that published it. */
export const subscriptions: readonly EventSubscription[] = [
  rewardCompletion,
  recordCompletedMilestones,
  recordReachedLevel,
  emailFinisher,
  awardFoundMilestones,
  recordFoundMilestones,
  emailWhoIsFinished,
  endCaseload,
  forgetErasedPage,
  recordReferral,
  convertByPayment,
  convertByConfirmation,
  trustConfirmedAddress,
  renewFeedAfterReset,
  reverseReferral,
  pauseWithProgram,
  resumeWithProgram,
  pauseFollowsZone,
  carryOutChangedPause,
  followAddress,
  tellOfDispute,
  noteDroppedRefund,
  welcomeToElite,
  welcomeOnceConfirmed,
]
