import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** The ledger of points and XP, its running totals, and what they earned. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('ledgerEntries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('xp', 'integer', (c) => c.notNull())
    .addUniqueConstraint('paidOncePerCause', ['memberId', 'reason', 'cause'])
    .execute()
  await schema.createIndex('ledgerOfMember').on('ledgerEntries').columns(['memberId', 'id']).execute()
  await schema.createIndex('ledgerByDay').on('ledgerEntries').columns(['memberId', 'onDay']).execute()

  await schema
    .createTable('standings')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('xp', 'integer', (c) => c.notNull())
    .addColumn('proactivity', 'integer', (c) => c.notNull())
    .execute()

  await schema
    .createTable('earnings')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('earnedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('earnedOnce', ['memberId', 'kind', 'subject'])
    .execute()

  await schema
    .createTable('gratitudeEntries')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('writtenAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('oneEntryPerDay', ['memberId', 'onDay'])
    .execute()
}
