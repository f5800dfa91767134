import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What members downloaded and how they rated it, and the sums of that over everybody. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('downloads')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('resourceId', 'text', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('firstAt', instant, (c) => c.notNull())
    .addColumn('lastAt', instant, (c) => c.notNull())
    .addColumn('stars', 'integer')
    .addColumn('ratedAt', instant)
    .addPrimaryKeyConstraint('oncePerMemberAndResource', ['memberId', 'resourceId'])
    .execute()
  await schema
    .createTable('resourceTotals')
    .addColumn('resourceId', 'text', (c) => c.primaryKey())
    .addColumn('downloads', 'integer', (c) => c.notNull())
    .addColumn('ratings', 'integer', (c) => c.notNull())
    .addColumn('stars', 'integer', (c) => c.notNull())
    .execute()
}
