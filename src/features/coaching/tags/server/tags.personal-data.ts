import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './tags.tables.ts'

export const tagsPersonalData: PersonalData = {
  tables: { clientTags: ['coachId', 'clientId'] },

  // As with notes, the clients are not named.
  export: async ({ db }, memberId) => [
    {
      title: 'Your tags for clients',
      rows: await db
        .selectFrom('clientTags')
        .select(['tag', 'taggedAt'])
        .where('coachId', '=', memberId)
        .orderBy('tag')
        .orderBy('taggedAt')
        .execute(),
    },
  ],

  conceal: ({ db }, memberId) => eraseRows(db, 'clientTags', 'clientId', memberId),

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'clientTags', 'clientId', memberId)
    await eraseRows(db, 'clientTags', 'coachId', memberId)
  },
}
