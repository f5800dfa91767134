import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * Days on which a coach is away, the first and the last of them by the calendar where they live, with a line for clients; and
 * of the times that a coach offers, those at which they said that they meet although they are away.
 */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachAbsences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fromDay', 'text', (c) => c.notNull())
    .addColumn('untilDay', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('savedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('coachAbsencesByCoach').on('coachAbsences').columns(['coachId', 'untilDay']).execute()
  await schema.alterTable('coachingRequests').addColumn('evenIfAwayTimes', 'text').execute()
}
