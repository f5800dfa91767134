import { type Kysely, sql } from 'kysely'

/** One send of a message to the assistant never arrives twice. Servers of the version before leave it null. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('chatMessages').addColumn('sendKey', 'text').execute()
  await sql`create unique index "chatMessageSentOnce" on "chatMessages" ("sendKey")`.execute(db)
}
