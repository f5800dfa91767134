import type { PersonalData } from '#platform/server/personal-data.ts'
import './quotes.tables.ts'

export const quotesPersonalData: PersonalData = {
  tables: { handedMessages: ['messageId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'What you handed to your coach from the assistant',
      rows: await db
        .selectFrom('handedMessages')
        .innerJoin('coachMessages', 'coachMessages.id', 'handedMessages.messageId')
        .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
        .select(['handedMessages.saidBy', 'handedMessages.text', 'handedMessages.saidAt'])
        .select('coachMessages.sentAt as handedAt')
        .where('coachClients.clientId', '=', memberId)
        .orderBy('handedMessages.messageId')
        .orderBy('handedMessages.position')
        .execute(),
    },
  ],

  // The database deletes it with the message that it is shown below; the same holds for masking.
  erase: async () => {},
}
