import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './broadcasts.tables.ts'
import { countGone } from './count-gone.ts'

export const broadcastsPersonalData: PersonalData = {
  tables: { broadcastEmails: ['memberId', 'broadcastId'], broadcasts: ['createdBy'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Emails that went to many members',
      rows: await db
        .selectFrom('broadcastEmails')
        .innerJoin('broadcasts', 'broadcasts.id', 'broadcastEmails.broadcastId')
        .select(['subject', 'text', 'sentAt'])
        .where('memberId', '=', memberId)
        .orderBy('broadcastId')
        .execute(),
    },
  ],

  erase: async (ctx, memberId) => {
    const { db } = ctx
    await countGone(ctx, memberId)
    await eraseRows(db, 'broadcastEmails', 'memberId', memberId)
    // What was sent to others stays, without who wrote it.
    await db.updateTable('broadcasts').set({ createdBy: null }).where('createdBy', '=', memberId).execute()
  },
}
