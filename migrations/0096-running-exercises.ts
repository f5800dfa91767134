import type { Kysely } from 'kysely'

/** Exercises that run for days: what is counted, how far the member is, and when they come back to it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('runningExercises')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subModuleId', 'text', (c) => c.notNull())
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('target', 'integer')
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('backOn', 'text')
    .addColumn('startedOn', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('runningOnce', ['memberId', 'subModuleId'])
    .execute()
}
