import type { Context } from '#platform/server/context.ts'
import type { PersonalSection } from '#platform/server/personal-data.ts'
import './handed.tables.ts'

/** Goes with the message that it stands below. */
export const tables = { handedMessages: ['messageId'] }

export const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'What you handed to your coach from the assistant',
  rows: await db
    .selectFrom('handedMessages')
    .innerJoin('coachMessages', 'coachMessages.id', 'handedMessages.messageId')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['handedMessages.saidBy', 'handedMessages.text', 'handedMessages.saidAt'])
    .select('coachMessages.sentAt as handedAt')
    .where('coachClients.clientId', '=', clientId)
    .orderBy('handedMessages.messageId')
    .orderBy('handedMessages.position')
    .execute(),
})
