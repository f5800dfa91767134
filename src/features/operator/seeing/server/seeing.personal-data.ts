import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './seeing.tables.ts'

export const seeingPersonalData: PersonalData = {
  tables: { seeings: ['memberId', 'operatorId', 'sessionId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'When the team looked at the site as you do, and why',
      rows: await db
        .selectFrom('auditEntries')
        .select(['at', 'reason'])
        .where('subject', '=', `member ${memberId}`)
        .where('action', '=', 'seen as')
        .orderBy('id')
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'seeings', 'memberId', memberId)
    await eraseRows(db, 'seeings', 'operatorId', memberId)
  },
}
