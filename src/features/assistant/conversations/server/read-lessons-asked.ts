import type { Context } from '#platform/server/context.ts'
import './conversations.tables.ts'

/** To which lessons answers sent these members, each once, in the conversations that they have kept. */
export const readLessonsAsked = ({ db }: Pick<Context, 'db'>, memberIds: readonly string[]) =>
  db
    .selectFrom('conversations')
    .innerJoin('chatMessages', 'chatMessages.conversationId', 'conversations.id')
    .select(({ ref }) => ['conversations.memberId', ref('chatMessages.lessonId').$notNull().as('subModuleId')])
    .where('conversations.memberId', 'in', [...memberIds])
    .where('chatMessages.lessonId', 'is not', null)
    .distinct()
    .execute()
