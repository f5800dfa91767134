import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * When people were last seen; and on SQLite what the desk's search reads, apart from everything else about a person: it
 * answers in the thread that serves everybody, and reading through whole rows took it four times as long.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.createIndex('sessionsSeen').on('sessions').columns(['userId', 'updatedAt']).execute()
  await db.schema.dropIndex('sessionsOfUser').execute()
  if (instant !== 'text') return
  await sql`create index "peopleWords" on "users" ("id", lower("email" || ' ' || "name"))`.execute(db)
}
