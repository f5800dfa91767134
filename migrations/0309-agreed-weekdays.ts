import type { Kysely } from 'kysely'

/** The weekdays that were agreed to before a catch-up plan, which has its own; null without one. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('workHours').addColumn('paceWeekdays', 'text').execute()
}
