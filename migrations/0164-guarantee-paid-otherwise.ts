import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What had been refunded before the guarantee was used, and when an operator said that they paid its refund another way. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .alterTable('guarantees')
    .addColumn('refundedBeforeCents', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('guarantees').addColumn('settledAt', instant).execute()
}
