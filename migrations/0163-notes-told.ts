import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** When a client was emailed that a session has notes for them. Those of earlier sessions are not told afterward. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('coachTalks').addColumn('notesToldAt', instant).execute()
  await sql`update "coachTalks" set "notesToldAt" = "heldAt" where "heldAt" is not null`.execute(db)
}
