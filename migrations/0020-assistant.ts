import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Conversations with the assistant, what they used, and the scores of ideas. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('conversations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('conversationsOfMember').on('conversations').columns(['memberId', 'updatedAt']).execute()
  await schema
    .createTable('chatMessages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('conversationId', 'text', (c) => c.notNull().references('conversations.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('leasedUntil', instant)
    .addColumn('stopAskedAt', instant)
    .execute()
  await schema.createIndex('messagesOfConversation').on('chatMessages').columns(['conversationId', 'id']).execute()
  await schema
    .createTable('assistantUsage')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('inputTokens', 'integer', (c) => c.notNull())
    .addColumn('outputTokens', 'integer', (c) => c.notNull())
    .addColumn('milliseconds', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('usageOfMemberByDay').on('assistantUsage').columns(['memberId', 'onDay']).execute()
  await schema
    .createTable('ideaScores')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ideaKey', 'text', (c) => c.notNull())
    .addColumn('messageKey', 'text', (c) => c.notNull())
    .addColumn('viability', 'integer')
    .addColumn('analysis', 'text', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('carriedAt', instant)
    .execute()
  await schema.createIndex('scoresOfIdea').on('ideaScores').columns(['memberId', 'ideaKey']).execute()
}
