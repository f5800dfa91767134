import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { returnRequests } from './return-requests.ts'

export const requestsPersonalData: PersonalData = {
  tables: { coachingRequests: ['memberId', 'messageId', 'talkId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'What you asked your coach or the founder for',
      rows: await db
        .selectFrom('coachingRequests')
        .select([
          'kind',
          'text',
          'sentTo',
          'sentAt',
          'state',
          'times',
          'time',
          'agreedAt',
          'place',
          'reply',
          'repliedAt',
        ])
        .where('memberId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
  ],

  conceal: ({ db }, memberId) => eraseRows(db, 'coachingRequests', 'memberId', memberId),

  erase: async (ctx, memberId) => {
    await returnRequests(ctx, memberId)
    await eraseRows(ctx.db, 'coachingRequests', 'memberId', memberId)
  },
}
