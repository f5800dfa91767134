import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Whether an operator switched the connected model off; a row while it is off. What all members used is summed by time. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('assistantSwitches')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('offSince', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('assistantUsageByTime').on('assistantUsage').column('at').execute()
}
