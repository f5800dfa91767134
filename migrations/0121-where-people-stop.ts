import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Sums of where people stop, one row for those of a month and a plan; counted anew each night. They name no one. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('stoppingSums')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('tier', 'text', (c) => c.notNull())
    .addColumn('sums', 'text', (c) => c.notNull())
    .addColumn('countedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('stoppingSumsOf', ['month', 'tier'])
    .execute()
}
