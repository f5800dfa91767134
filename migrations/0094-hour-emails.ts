import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** An email at the hour a member agreed to: whether they want it, since when the hour holds, and what is handed out. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .alterTable('users')
    .addColumn('hourLetters', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('workHours').addColumn('timesSetAt', instant).execute()
  await schema
    .createTable('hourRuns')
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('startsAt', 'text', (c) => c.notNull())
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addColumn('afterId', 'text', (c) => c.notNull())
    .addColumn('doneAt', instant)
    .addPrimaryKeyConstraint('oneRunPerHour', ['zone', 'startsAt', 'onDay'])
    .execute()
}
