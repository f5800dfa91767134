import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * What the desk's search reads, apart from everything else about a person: SQLite answers it in the thread that serves
 * everybody, and reading through whole rows took it four times as long. PostgreSQL would not use it.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  if (instant !== 'text') return
  await sql`create index "peopleWords" on "users" ("id", lower("email" || ' ' || "name"))`.execute(db)
}
