import type { PersonalData } from '#platform/server/personal-data.ts'
import { absencesPersonalData } from '../absences/server/absences.personal-data.ts'
import { achievementsPersonalData } from '../achievements/server/achievements.personal-data.ts'
import { assignmentsPersonalData } from '../assignments/server/assignments.personal-data.ts'
import { clientFilePersonalData } from '../client-file/server/client-file.personal-data.ts'
import { coachLedgerPersonalData } from '../coach-ledger/server/coach-ledger.personal-data.ts'
import { commentsPersonalData } from '../comments/server/comments.personal-data.ts'
import { kickOffPersonalData } from '../kick-off/server/kick-off.personal-data.ts'
import { messagesPersonalData } from '../messages/server/messages.personal-data.ts'
import { milestonesPersonalData } from '../milestones/server/milestones.personal-data.ts'
import { outcomesPersonalData } from '../outcomes/server/outcomes.personal-data.ts'
import { profilePersonalData } from '../profile/server/profile.personal-data.ts'
import { promisesPersonalData } from '../promises/server/promises.personal-data.ts'
import { quotesPersonalData } from '../quotes/server/quotes.personal-data.ts'
import { requestsPersonalData } from '../requests/server/requests.personal-data.ts'
import { sharingPersonalData } from '../sharing/server/sharing.personal-data.ts'
import { snippetsPersonalData } from '../snippets/server/snippets.personal-data.ts'
import { tagsPersonalData } from '../tags/server/tags.personal-data.ts'
import { talksPersonalData } from '../talks/server/talks.personal-data.ts'

/** A member may be kept as a client, as a coach or as both. Assignments are erased after what belongs to them. */
export const coachingPersonalData: readonly PersonalData[] = [
  profilePersonalData,
  absencesPersonalData,
  assignmentsPersonalData,
  messagesPersonalData,
  quotesPersonalData,
  requestsPersonalData,
  kickOffPersonalData,
  milestonesPersonalData,
  coachLedgerPersonalData,
  achievementsPersonalData,
  sharingPersonalData,
  commentsPersonalData,
  clientFilePersonalData,
  snippetsPersonalData,
  tagsPersonalData,
  outcomesPersonalData,
  talksPersonalData,
  promisesPersonalData,
]
