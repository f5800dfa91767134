import { type Kysely, sql } from 'kysely'

/** One send of a request for a session or a plan review never arrives twice. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('coachingRequests').addColumn('sendId', 'text').execute()
  await sql`create unique index "requestSentOnce" on "coachingRequests" ("memberId", "sendId", "kind")`.execute(db)
}
