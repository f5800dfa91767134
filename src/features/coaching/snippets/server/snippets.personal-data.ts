import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const snippetsPersonalData: PersonalData = {
  tables: { coachSnippets: ['coachId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Your templates for messages and notes',
      rows: await db
        .selectFrom('coachSnippets')
        .select(['title', 'text', 'createdAt'])
        .where('coachId', '=', memberId)
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'coachSnippets', 'coachId', memberId),
}
