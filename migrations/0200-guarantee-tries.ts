import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** When the provider refused the guarantee's refund, and until when a try of it may still be made, and by whom. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('guarantees').addColumn('refusedAt', instant).execute()
  await schema.alterTable('guarantees').addColumn('tryingUntil', instant).execute()
  await schema.alterTable('guarantees').addColumn('tryId', 'text').execute()
}
