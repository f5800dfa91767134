import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Who invited whom, and how far it came. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('referrals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('referrerId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // Unique, so that nobody ever has two referrers. A referral outlives the account it brought, without a name.
    .addColumn('referredId', 'text', (c) => c.unique().references('users.id').onDelete('set null'))
    .addColumn('referredAt', instant, (c) => c.notNull())
    .addColumn('paidAt', instant)
    .addColumn('convertedAt', instant)
    .addColumn('reversedAt', instant)
    .execute()
  await schema.createIndex('referralsOfReferrer').on('referrals').columns(['referrerId', 'id']).execute()
}
