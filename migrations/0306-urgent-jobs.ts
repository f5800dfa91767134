import { type Kysely, sql } from 'kysely'

/** Which jobs go before all that are due. They are few; an older server beside takes them in their turn. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('urgent', 'integer').execute()
  await sql`create index "jobsUrgent" on "jobs" ("lane", "runAt") where "urgent" = 1 and "deadAt" is null`.execute(db)
}
