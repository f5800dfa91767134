import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What the desk says of a lesson: who opened it, whose question an answer sent there, and when its text changed. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('lessonOpenings')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subModuleId', 'text', (c) => c.notNull())
    .addColumn('openedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('lessonOpenedOnce', ['memberId', 'subModuleId'])
    .execute()
  await schema.alterTable('chatMessages').addColumn('lessonId', 'text').execute()
  await sql`create index "messagesAboutLesson" on "chatMessages" ("conversationId", "lessonId") where "lessonId" is not null`.execute(
    db,
  )
  await schema
    .createTable('lessonChanges')
    .addColumn('lessonId', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('changedAt', instant, (c) => c.notNull())
    .addColumn('isNew', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lessonChangedInVersion', ['lessonId', 'version'])
    .execute()
  // Sums of before hold neither; they are counted anew.
  await sql`delete from "stoppingSums"`.execute(db)
}
