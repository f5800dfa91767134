import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Texts that a coach uses again, in messages and notes; a deleted one can be brought back for some seconds. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachSnippets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('deletedAt', instant)
    .execute()
  await schema.createIndex('snippetsOfCoach').on('coachSnippets').columns(['coachId', 'id']).execute()
}
