import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What a client handed to their coach from a conversation with the assistant, quoted below a message of theirs. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('handedMessages')
    .addColumn('messageId', 'text', (c) => c.notNull().references('coachMessages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('saidBy', 'text', (c) => c.notNull())
    .addColumn('saidAt', instant, (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('blocks', 'text')
    .addPrimaryKeyConstraint('handedOnce', ['messageId', 'position'])
    .execute()
}
