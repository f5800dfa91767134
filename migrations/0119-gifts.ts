import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** A plan that an operator gave, until when. What is paid for stands beside it. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('memberships').addColumn('givenTier', 'text').execute()
  await schema.alterTable('memberships').addColumn('givenUntil', instant).execute()
}
