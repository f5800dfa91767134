import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** When a plan was given, and of which end its owner was told. Those given before have no such moment. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('memberships').addColumn('givenAt', instant).execute()
  await schema.alterTable('memberships').addColumn('toldGiftUntil', instant).execute()
  await schema.createIndex('membershipsByGiftEnd').on('memberships').column('givenUntil').execute()
}
