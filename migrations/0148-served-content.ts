import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Which content each server serves, what keeps it from serving what is in its folder, and what that content is made of. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  for (const [column, type] of [
    ['contentVersion', 'text'],
    ['contentSince', instant],
    ['contentFaults', 'text'],
  ] as const)
    await schema.alterTable('servers').addColumn(column, type).execute()
  await schema
    .createTable('servedContent')
    .addColumn('version', 'text', (c) => c.primaryKey())
    .addColumn('servedAt', instant, (c) => c.notNull())
    .addColumn('outline', 'text', (c) => c.notNull())
    .execute()
}
