import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const conversationsPersonalData: PersonalData = {
  tables: { conversations: ['memberId'], chatMessages: ['conversationId'] },

  export: async ({ db }, memberId) => {
    const messages = await db
      .selectFrom('chatMessages')
      .innerJoin('conversations', 'conversations.id', 'chatMessages.conversationId')
      .select(['conversations.id as conversationId', 'conversations.title'])
      .select(['chatMessages.role', 'chatMessages.content', 'chatMessages.createdAt', 'chatMessages.answeredAs'])
      .where('conversations.memberId', '=', memberId)
      .where('conversations.deletedAt', 'is', null)
      .orderBy('conversations.id')
      .orderBy('chatMessages.id')
      .execute()
    const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId)
    return [...byConversation.values()].map((rows) => ({
      title: `Conversation: ${rows[0]?.title ?? ''}`,
      rows: rows.map(({ role, content, createdAt, answeredAs }) => ({
        from: role === 'user' ? 'You' : 'Assistant',
        content,
        createdAt,
        answeredAs,
      })),
    }))
  },

  conceal: eraseConversations,

  erase: eraseConversations,
}

async function eraseConversations({ db }: Context, memberId: string): Promise<void> {
  const mine = db.selectFrom('conversations').select('id').where('memberId', '=', memberId)
  await db.deleteFrom('chatMessages').where('conversationId', 'in', mine).execute()
  await eraseRows(db, 'conversations', 'memberId', memberId)
}
