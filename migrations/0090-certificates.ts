import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** The public page of a certificate: there while its member has it turned on, and gone with its row. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('certificateLinks')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('turnedOnAt', instant, (c) => c.notNull())
    .execute()
}
