import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What the assistant proposed and what the member decided; in what a member confirmed, when it was proposed. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('proposals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('conversationId', 'text', (c) => c.notNull().references('conversations.id').onDelete('cascade'))
    .addColumn('messageId', 'text', (c) => c.notNull().references('chatMessages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('basis', 'text', (c) => c.notNull())
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('why', 'text')
    .addColumn('madeAt', instant, (c) => c.notNull())
    .addColumn('decidedAt', instant)
    .addColumn('resultId', 'text')
    .addColumn('resultHref', 'text')
    .execute()
  await schema.createIndex('proposalsOfMember').on('proposals').column('memberId').execute()
  await schema.createIndex('proposalsOfMessage').on('proposals').columns(['messageId', 'id']).execute()
  await schema.createIndex('proposalsOfConversation').on('proposals').column('conversationId').execute()
  for (const table of ['coachPromises', 'outcomeFilings', 'fileShares', 'fileNumbers'])
    await schema.alterTable(table).addColumn('proposedAt', instant).execute()
}
