import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData, type PersonalSection } from '#platform/server/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    conversations: ['memberId'],
    chatMessages: ['conversationId'],
    assistantUsage: ['memberId'],
    ideaScores: ['memberId'],
  },

  export: async (ctx, memberId) => [
    ...(await exportConversations(ctx, memberId)),
    await exportIdeas(ctx, memberId),
    await exportUsage(ctx, memberId),
  ],

  erase: async ({ db }, memberId) => {
    const mine = db.selectFrom('conversations').select('id').where('memberId', '=', memberId)
    await db.deleteFrom('chatMessages').where('conversationId', 'in', mine).execute()
    for (const table of ['conversations', 'assistantUsage', 'ideaScores'] as const)
      await eraseRows(db, table, 'memberId', memberId)
  },
}

async function exportConversations({ db }: Context, memberId: string): Promise<PersonalSection[]> {
  const messages = await db
    .selectFrom('chatMessages')
    .innerJoin('conversations', 'conversations.id', 'chatMessages.conversationId')
    .select(['conversations.id as conversationId', 'conversations.title'])
    .select(['chatMessages.role', 'chatMessages.content', 'chatMessages.createdAt'])
    .where('conversations.memberId', '=', memberId)
    .orderBy('conversations.id')
    .orderBy('chatMessages.id')
    .execute()
  const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId)
  return [...byConversation.values()].map((rows) => ({
    title: `Conversation: ${rows[0]?.title ?? ''}`,
    rows: rows.map(({ role, content, createdAt }) => ({
      from: role === 'user' ? 'You' : 'Assistant',
      content,
      createdAt,
    })),
  }))
}

async function exportIdeas({ db }: Context, memberId: string): Promise<PersonalSection> {
  const rows = await db
    .selectFrom('ideaScores')
    .select(['at', 'viability', 'analysis'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute()
  const readable = rows.map(({ analysis, ...row }) => ({ ...row, analysis: JSON.parse(analysis) as unknown }))
  return { title: 'Ideas you had analyzed', rows: readable }
}

async function exportUsage({ db }: Context, memberId: string): Promise<PersonalSection> {
  const rows = await db
    .selectFrom('assistantUsage')
    .select(['at', 'kind', 'state', 'model', 'inputTokens', 'outputTokens'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute()
  return { title: 'Your use of the assistant', rows }
}
