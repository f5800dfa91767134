import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** The secret address under which a member's calendar program reads their hours. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('calendarFeeds')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('madeAt', instant, (c) => c.notNull())
    .execute()
}
