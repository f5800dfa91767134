import { type Kysely, sql } from 'kysely'

/**
 * Which answers hold something of the membership, the coach or the points wasn't noted, so any answer before may. A model
 * outside of the installation isn't sent them again without consent, as those before 0127.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update "chatMessages" set "isFromFile" = 1 where "role" = 'assistant' and "isFromFile" = 0`.execute(db)
}
