import type { Kysely } from 'kysely'

/** How much of the program a client had completed who graduated before its end. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('coachMilestones').addColumn('earlyAtPercent', 'double precision').execute()
}
