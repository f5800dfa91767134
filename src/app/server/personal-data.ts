import { assistantPersonalData } from '#features/assistant/server/assistant.personal-data.ts'
import { billingPersonalData } from '#features/billing/server/billing.personal-data.ts'
import { coachingPersonalData } from '#features/coaching/server/coaching.personal-data.ts'
import { endingsPersonalData } from '#features/endings/server/endings.personal-data.ts'
import { founderFilePersonalData } from '#features/founder-file/server/founder-file.personal-data.ts'
import { gamePersonalData } from '#features/game/server/game.personal-data.ts'
import { identityPersonalData } from '#features/identity/server/identity.personal-data.ts'
import { journeyPersonalData } from '#features/journey/server/journey.personal-data.ts'
import { libraryPersonalData } from '#features/library/server/library.personal-data.ts'
import { membershipPersonalData } from '#features/membership/server/membership.personal-data.ts'
import { operatorPersonalData } from '#features/operator/server/operator.personal-data.ts'
import { programEmailsPersonalData } from '#features/program-emails/server/program-emails.personal-data.ts'
import { referralsPersonalData } from '#features/referrals/server/referrals.personal-data.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { auditPersonalData } from '../admin/personal-data.ts'

/** What every feature keeps of a person, in the order in which it is shown; it is erased in the opposite one. */
export const personalData: readonly PersonalData[] = [
  identityPersonalData,
  membershipPersonalData,
  billingPersonalData,
  ...journeyPersonalData,
  founderFilePersonalData,
  ...gamePersonalData,
  ...libraryPersonalData,
  ...assistantPersonalData,
  ...coachingPersonalData,
  referralsPersonalData,
  ...endingsPersonalData,
  programEmailsPersonalData,
  ...operatorPersonalData,
  auditPersonalData,
]
