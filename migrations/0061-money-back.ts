import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** When money came back, and by what a person who used the guarantee is known again. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('memberships').addColumn('moneyBackAt', instant).execute()
  await schema.alterTable('payers').addColumn('cardMark', 'text').execute()
  await schema
    .createTable('guaranteeMarks')
    .addColumn('mark', 'text', (c) => c.primaryKey())
    .addColumn('usedAt', instant, (c) => c.notNull())
    .addColumn('keepUntil', instant, (c) => c.notNull())
    .execute()
}
