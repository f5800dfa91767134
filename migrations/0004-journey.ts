import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What a member completed. Rows are only ever added: completed is for ever. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('completions')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subModuleId', 'text', (c) => c.notNull())
    .addColumn('completedAt', instant, (c) => c.notNull())
    .addColumn('completedOn', 'text', (c) => c.notNull())
    .addColumn('programDay', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('completionOnce', ['memberId', 'subModuleId'])
    .execute()

  await schema
    .createTable('milestones')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('reachedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('milestoneOnce', ['memberId', 'kind', 'subject'])
    .execute()
}
