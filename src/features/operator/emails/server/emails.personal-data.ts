import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'
import './emails.tables.ts'

export const personalData: PersonalData = {
  tables: { sentEmails: ['memberId', 'broadcastId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Emails to you in the last 180 days, and what mail servers said about them',
      rows: await db
        .selectFrom('sentEmails')
        .select(['kind', 'address', 'queuedAt', 'tries', 'acceptedAt', 'refusedAt', 'refusal'])
        .where('memberId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
  ],

  conceal: async ({ db }, memberId) => {
    await db
      .updateTable('sentEmails')
      .set({ address: maskedText, refusal: null })
      .where('memberId', '=', memberId)
      .execute()
  },

  erase: ({ db }, memberId) => eraseRows(db, 'sentEmails', 'memberId', memberId),
}
