import type { PersonalData, PersonalSection } from '#platform/server/personal-data.ts'
import * as achievements from '../achievements/server/achievements.personal-data.ts'
import * as assignments from '../assignments/server/assignments.personal-data.ts'
import * as clientFile from '../client-file/server/client-file.personal-data.ts'
import * as coachLedger from '../coach-ledger/server/coach-ledger.personal-data.ts'
import * as comments from '../comments/server/comments.personal-data.ts'
import * as handed from '../handed/server/handed.personal-data.ts'
import * as messages from '../messages/server/messages.personal-data.ts'
import * as milestones from '../milestones/server/milestones.personal-data.ts'
import * as outcomes from '../outcomes/server/outcomes.personal-data.ts'
import * as profile from '../profile/server/profile.personal-data.ts'
import * as promises from '../promises/server/promises.personal-data.ts'
import * as requests from '../requests/server/requests.personal-data.ts'
import * as sharing from '../sharing/server/sharing.personal-data.ts'
import * as snippets from '../snippets/server/snippets.personal-data.ts'
import * as tags from '../tags/server/tags.personal-data.ts'
import * as talks from '../talks/server/talks.personal-data.ts'
import { concealClient } from './conceal-client.ts'
import { eraseAsClient, eraseAsCoach } from './erase-coaching-data.ts'

const asClient = [
  assignments,
  messages,
  handed,
  requests,
  milestones,
  sharing,
  comments,
  clientFile,
  outcomes,
  talks,
  promises,
]
const asCoach = [
  profile,
  assignments,
  messages,
  milestones,
  coachLedger,
  achievements,
  comments,
  snippets,
  tags,
  talks,
  promises,
  outcomes,
]

/** A member may have been both: first what was kept of them as a client, then as a coach. */
export const personalData: PersonalData = {
  tables: {
    ...profile.tables,
    ...assignments.tables,
    ...messages.tables,
    ...handed.tables,
    ...requests.tables,
    ...milestones.tables,
    ...coachLedger.tables,
    ...achievements.tables,
    ...outcomes.tables,
    ...sharing.tables,
    ...comments.tables,
    ...clientFile.tables,
    ...snippets.tables,
    ...talks.tables,
    ...promises.tables,
    ...tags.tables,
  },

  export: async (ctx, memberId) => {
    const sections: PersonalSection[] = []
    for (const { exportOfClient } of asClient) sections.push(await exportOfClient(ctx, memberId))
    for (const { exportOfCoach } of asCoach) sections.push(await exportOfCoach(ctx, memberId))
    sections.push(await milestones.correctionsOfCoach(ctx, memberId))
    return sections
  },

  conceal: ({ db }, memberId) => concealClient(db, memberId),

  erase: async (ctx, memberId) => {
    for (const { eraseOfClient, eraseOfCoach } of [sharing, comments, clientFile, tags, outcomes, promises, talks]) {
      await eraseOfClient(ctx, memberId)
      await eraseOfCoach(ctx, memberId)
    }
    await eraseAsClient(ctx, memberId)
    await eraseAsCoach(ctx, memberId)
    await requests.eraseOfClient(ctx, memberId)
    for (const { eraseOfCoach } of [profile, coachLedger, achievements, snippets]) await eraseOfCoach(ctx, memberId)
  },
}
