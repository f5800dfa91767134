import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What operators note about a person, and who asked to use Coach Mode where operators grant it. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('operatorNotes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('writtenBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('writtenAt', instant, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('operatorNotesOfMember').on('operatorNotes').columns(['memberId', 'id']).execute()
  await schema.createIndex('operatorNotesByWriter').on('operatorNotes').column('writtenBy').execute()
  await schema.alterTable('users').addColumn('coachAskedAt', instant).execute()
  await sql`create index "askingToCoach" on "users" ("coachAskedAt") where "coachAskedAt" is not null`.execute(db)
}
