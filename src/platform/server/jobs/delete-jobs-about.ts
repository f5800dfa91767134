import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { contains } from '../database/like.ts'
import './jobs.tables.ts'

/**
 * Deletes waiting and dead jobs that are for or from one of these: an address, an id. One that a text merely contains
 * doesn't count: anyone may sign up with an address that everyone's emails name.
 */
export async function deleteJobsAbout(db: Db, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const about = (await holding(db, word)).filter(({ data }) => hasValue(JSON.parse(data), word))
    for (const { id } of about) await db.deleteFrom('jobs').where('id', '=', id).execute()
  }
}

/** A first selection, by the database: `joann@mail.example` contains `ann@mail.example` too. */
function holding(db: Db, word: string) {
  const asJson = JSON.stringify(word).slice(1, -1)
  return db
    .selectFrom('jobs')
    .select(['id', 'data'])
    .where(contains(sql.ref('data'), asJson))
    .execute()
}

const hasValue = (data: unknown, word: string): boolean =>
  data === word ||
  (typeof data === 'object' && data !== null && Object.values(data).some((value) => hasValue(value, word)))
