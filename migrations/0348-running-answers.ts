import { type Kysely, sql } from 'kysely'

/** The few answers and reservations that run, which are looked through every ten minutes; and entries by what was done. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index "chatMessagesRunning" on "chatMessages" ("leasedUntil") where "status" = 'running'`.execute(db)
  await sql`create index "assistantUsageReserved" on "assistantUsage" ("at") where "state" = 'reserved'`.execute(db)
  await db.schema.createIndex('auditEntriesByAction').on('auditEntries').columns(['action', 'at']).execute()
}
