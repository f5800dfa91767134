import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** The last local day on which an operator was emailed what to look at, or on which there was nothing; and who wants no such email. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('operatorLooks')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addColumn('offSince', instant)
    .execute()
}
