import type { Kysely } from 'kysely'

/** The local date on which a member who was asked how to go on put the question aside. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('workHours').addColumn('carriedOn', 'text').execute()
}
