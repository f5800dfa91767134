import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Who may sit at the operator's desk, why something was done there, and finding what was done to one person. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('users').addColumn('operatorSince', instant).execute()
  await schema
    .alterTable('auditEntries')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.createIndex('audit_entries_subject').on('auditEntries').columns(['subject', 'id']).execute()
}
