import { assistantPersonalData } from '#features/assistant/server/assistant.personal-data.ts'
import { personalData as billing } from '#features/billing/server/billing.personal-data.ts'
import { personalData as coaching } from '#features/coaching/server/coaching.personal-data.ts'
import { personalData as certificate } from '#features/endings/certificate/server/certificate.personal-data.ts'
import { personalData as founderFile } from '#features/founder-file/server/founder-file.personal-data.ts'
import { gamePersonalData } from '#features/game/server/game.personal-data.ts'
import { personalData as identity } from '#features/identity/server/identity.personal-data.ts'
import { personalData as calendar } from '#features/journey/calendar/server/calendar.personal-data.ts'
import { personalData as journey } from '#features/journey/completions/server/completions.personal-data.ts'
import { personalData as lessons } from '#features/journey/lessons/server/lessons.personal-data.ts'
import { personalData as pace } from '#features/journey/pace/server/pace.personal-data.ts'
import { personalData as running } from '#features/journey/running/server/running.personal-data.ts'
import { personalData as library } from '#features/library/downloads/server/downloads.personal-data.ts'
import { personalData as membership } from '#features/membership/server/membership.personal-data.ts'
import { personalData as broadcasts } from '#features/operator/broadcasts/server/broadcasts.personal-data.ts'
import { personalData as sentEmails } from '#features/operator/emails/server/emails.personal-data.ts'
import { personalData as operatorNotes } from '#features/operator/notes/server/notes.personal-data.ts'
import { personalData as seeing } from '#features/operator/seeing/server/seeing.personal-data.ts'
import { personalData as programEmails } from '#features/program-emails/server/program-emails.personal-data.ts'
import { personalData as referrals } from '#features/referrals/server/referrals.personal-data.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { personalData as operators } from '../admin/personal-data.ts'

/** What every feature keeps of a person, in the order in which it is shown; it is erased in the opposite one. */
export const personalData: readonly PersonalData[] = [
  identity,
  membership,
  billing,
  journey,
  lessons,
  pace,
  calendar,
  running,
  founderFile,
  ...gamePersonalData,
  library,
  ...assistantPersonalData,
  coaching,
  referrals,
  certificate,
  programEmails,
  broadcasts,
  sentEmails,
  operatorNotes,
  seeing,
  operators,
]
