import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'
import './emails.tables.ts'

export const emailsPersonalData: PersonalData = {
  tables: { sentEmails: ['memberId', 'broadcastId'], bouncedAddresses: ['memberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Emails to you in the last 180 days, and what mail servers said about them',
      rows: await db
        .selectFrom('sentEmails')
        .select(['kind', 'address', 'queuedAt', 'tries', 'acceptedAt', 'refusedAt', 'refusal'])
        .select(['inOutbox', 'bounceKind', 'bouncedAt', 'bounceReason'])
        .where('memberId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
    {
      title: 'Addresses of yours that emails came back from',
      rows: await db
        .selectFrom('bouncedAddresses')
        .select(['address', 'bouncedAt', 'reason'])
        .where('memberId', '=', memberId)
        .orderBy('address')
        .execute(),
    },
  ],

  conceal: async ({ db }, memberId) => {
    await db
      .updateTable('sentEmails')
      .set({ address: maskedText, refusal: null, bounceReason: null })
      .where('memberId', '=', memberId)
      .execute()
    await db.updateTable('bouncedAddresses').set({ reason: maskedText }).where('memberId', '=', memberId).execute()
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'bouncedAddresses', 'memberId', memberId)
    await eraseRows(db, 'sentEmails', 'memberId', memberId)
  },
}
