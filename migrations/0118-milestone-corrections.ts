import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What a coach corrected in their record of milestones: as it was before, when, and why. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('milestoneCorrections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('clientId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('milestoneType', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('achievedAt', instant, (c) => c.notNull())
    .addColumn('pointsEarned', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('milestone_corrections_of_coach')
    .on('milestoneCorrections')
    .columns(['coachId', 'id'])
    .execute()
}
