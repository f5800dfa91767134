import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Program letters, each once a day and once about a thing, and what the law has kept of deleted accounts. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('programLetters')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // The member's local date: one program letter a day.
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('postedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('oneLetterPerDay', ['memberId', 'onDay'])
    .addUniqueConstraint('oneLetterAbout', ['memberId', 'kind', 'about'])
    .execute()

  await schema
    .createTable('letterRuns')
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('afterId', 'text', (c) => c.notNull())
    .addColumn('doneAt', instant)
    .addPrimaryKeyConstraint('oneRunPerZoneAndWeek', ['zone', 'week'])
    .execute()
  await schema.createIndex('usersByZone').on('users').columns(['timeZone', 'id']).execute()

  await schema
    .createTable('paymentRecords')
    .addColumn('formerMemberId', 'text', (c) => c.primaryKey())
    .addColumn('customerId', 'text', (c) => c.unique())
    .addColumn('firstPaidAt', instant)
    .addColumn('subscriptions', 'text', (c) => c.notNull())
    .addColumn('guarantee', 'text')
    .addColumn('erasedAt', instant, (c) => c.notNull())
    .addColumn('keepUntil', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('paymentRecordsByEnd').on('paymentRecords').column('keepUntil').execute()
}
