import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Of a backup that was verified, when it was made: verifying an old one doesn’t make it young. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('auditEntries').addColumn('madeAt', instant).execute()
}
