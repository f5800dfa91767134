import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** One email to many: what it says, to whom, how far it is, and who was sent it. No one is sent the same one twice. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('broadcasts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('buttonLabel', 'text', (c) => c.notNull())
    .addColumn('buttonUrl', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('tier', 'text')
    .addColumn('status', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('startedAt', instant)
    .addColumn('stoppedAt', instant)
    .addColumn('finishedAt', instant)
    .addColumn('afterId', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('broadcastEmails')
    .addColumn('broadcastId', 'text', (c) => c.notNull().references('broadcasts.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sentAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('sentOncePerBroadcast', ['broadcastId', 'memberId'])
    .execute()
  await schema.createIndex('broadcastsOfMember').on('broadcastEmails').column('memberId').execute()
}
