import { removedTitle } from '#features/program/lesson-title.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './client-file.tables.ts'

export const clientFilePersonalData: PersonalData = {
  tables: { fileLooks: ['coachId', 'memberId'] },

  export: async ({ db, worksheets }, memberId) => {
    const rows = await db
      .selectFrom('fileLooks')
      .innerJoin('users', 'users.id', 'fileLooks.coachId')
      .select(['pageId', 'lookedAt', 'firstName as coachFirstName', 'lastName as coachLastName'])
      .where('fileLooks.memberId', '=', memberId)
      .orderBy('lookedAt')
      .orderBy('pageId')
      .execute()
    return [
      {
        title: 'When your coach last looked at a page you shared',
        rows: rows.map((row) => ({ page: worksheets.findById(row.pageId)?.title ?? removedTitle, ...row })),
      },
    ]
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'fileLooks', 'memberId', memberId)
    await eraseRows(db, 'fileLooks', 'coachId', memberId)
  },
}
