import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What the operator's page of money shows: a ledger, the refunds that operators make, and what a reconciliation corrected. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('moneyEntries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('about', 'text')
    .addColumn('tier', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('month', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('moneyEntriesByMonth')
    .on('moneyEntries')
    .columns(['month', 'tier', 'kind', 'cents'])
    .execute()
  await schema.createIndex('moneyEntriesOfMember').on('moneyEntries').columns(['memberId', 'about']).execute()
  await schema
    .createTable('chargeRefunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('chargeId', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('endsPlan', 'integer', (c) => c.notNull())
    .addColumn('askedAt', instant, (c) => c.notNull())
    .addColumn('doneAt', instant)
    .execute()
  await schema.createIndex('chargeRefundsOfMember').on('chargeRefunds').columns(['memberId']).execute()
  await schema
    .createTable('billingDifferences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('billingDifferencesOfMember').on('billingDifferences').columns(['memberId']).execute()
}
