import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Which content each server serves, and what keeps it from serving what is in its folder. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  for (const [column, type] of [
    ['contentVersion', 'text'],
    ['contentSince', instant],
    ['contentFaults', 'text'],
  ] as const)
    await schema.alterTable('servers').addColumn(column, type).execute()
}
