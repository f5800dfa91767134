import type { Kysely } from 'kysely'

/**
 * The pace that lateness is measured against: minutes a week (null: those of the hours; 0: the calendar's), the program day
 * it holds from, and the minutes of the program that were done then. `minutesPerWeek` is exact where `hoursPerWeek` is the
 * next whole hour.
 */
export async function up({ schema }: Kysely<never>): Promise<void> {
  for (const column of ['minutesPerWeek', 'paceMinutes', 'paceFromDay', 'paceDone'])
    await schema.alterTable('workHours').addColumn(column, 'integer').execute()
}
