import type { Db } from '#platform/server/database/database.ts'
import { eraseRows, maskedText } from '#platform/server/personal-data.ts'

/** What client and coach wrote to each other and about the client. That they coach, met and promised stays. */
export async function concealClient(db: Db, clientId: string): Promise<void> {
  const theirs = db.selectFrom('coachClients').select('id').where('clientId', '=', clientId)
  const ofPromises = db.selectFrom('coachPromises').select('id').where('clientId', '=', clientId)
  await db.deleteFrom('coachMessages').where('assignmentId', 'in', theirs).execute()
  await db.updateTable('coachClients').set({ notes: '' }).where('clientId', '=', clientId).execute()
  await db
    .updateTable('coachTalks')
    .set({ privateNotes: '', clientNotes: '' })
    .where('clientId', '=', clientId)
    .execute()
  await db
    .updateTable('coachPromiseChanges')
    .set({ was: null })
    .where('promiseId', 'in', ofPromises)
    .where('was', 'is not', null)
    .execute()
  await db.updateTable('coachPromises').set({ text: maskedText }).where('clientId', '=', clientId).execute()
  await db.updateTable('coachMilestones').set({ description: maskedText }).where('clientId', '=', clientId).execute()
  await db
    .updateTable('outcomeFilings')
    .set({ reason: maskedText })
    .where('memberId', '=', clientId)
    .where('reason', 'is not', null)
    .execute()
  await eraseRows(db, 'fileComments', 'memberId', clientId)
  await eraseRows(db, 'coachingRequests', 'memberId', clientId)
}
