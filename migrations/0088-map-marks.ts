import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What founders mark on their map; the slot keeps a first thing from happening twice. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('mapMarks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subModuleId', 'text', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('markedAt', instant, (c) => c.notNull())
    .addUniqueConstraint('mapMarksOnce', ['memberId', 'kind', 'slot'])
    .execute()
}
