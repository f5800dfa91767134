import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { titleOf } from './shareable.ts'

export const sharingPersonalData: PersonalData = {
  tables: { fileShares: ['memberId', 'assignmentId'] },

  export: async (ctx, memberId) => {
    const rows = await ctx.db
      .selectFrom('fileShares')
      .innerJoin('coachClients', 'coachClients.id', 'fileShares.assignmentId')
      .innerJoin('users', 'users.id', 'coachClients.coachId')
      .select(['of', 'sharedAt', 'proposedAt', 'firstName as coachFirstName', 'lastName as coachLastName', 'endedAt'])
      .where('fileShares.memberId', '=', memberId)
      .orderBy('fileShares.id')
      .execute()
    return [
      {
        title: 'What you shared from your Founder file with your coaches',
        rows: rows.map(({ of, ...rest }) => ({ shared: titleOf(ctx, of), ...rest })),
      },
    ]
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'fileShares', 'memberId', memberId)
    // What was shared with a coach ends with their coachings.
    const coached = db.selectFrom('coachClients').select('id').where('coachId', '=', memberId)
    await db.deleteFrom('fileShares').where('assignmentId', 'in', coached).execute()
  },
}
