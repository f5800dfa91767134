import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import './jobs.tables.ts'

/** Deletes the waiting and failed work whose data holds one of these words: an address, an id. */
export async function forgetJobs(db: Db, words: readonly string[]): Promise<void> {
  for (const word of words) {
    // As it stands in the JSON, with the signs of a pattern taken at their word.
    const pattern = `%${JSON.stringify(word)
      .slice(1, -1)
      .replace(/[\\%_]/g, '\\$&')}%`
    await db
      .deleteFrom('jobs')
      .where(sql<boolean>`${sql.ref('data')} like ${pattern} escape '\\'`)
      .execute()
  }
}
