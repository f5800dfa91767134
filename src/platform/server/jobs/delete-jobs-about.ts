import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import './jobs.tables.ts'

/** Deletes the waiting and failed work whose data names one of these: an address, an id. */
export async function deleteJobsAbout(db: Db, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const named = (await holding(db, word)).filter(({ data }) => names(JSON.parse(data), word))
    for (const { id } of named) await db.deleteFrom('jobs').where('id', '=', id).execute()
  }
}

/** A first sieve, by the database: `ann@mail.example` lies in `joann@mail.example` too. */
function holding(db: Db, word: string) {
  // As it stands in the JSON, with the signs of a pattern taken at their word.
  const pattern = `%${JSON.stringify(word)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('jobs')
    .select(['id', 'data'])
    .where(sql<boolean>`${sql.ref('data')} like ${pattern} escape '\\'`)
    .execute()
}

/** Whether the word stands by itself in some text of the data, and is not a part of another address or id. */
function names(data: unknown, word: string): boolean {
  if (typeof data === 'string') return alone(word).test(data)
  return typeof data === 'object' && data !== null && Object.values(data).some((one) => names(one, word))
}

const ofAnAddress = "[\\w.!#$%&'*+?^{|}~-]"

const alone = (word: string) => new RegExp(`(?<!${ofAnAddress})${RegExp.escape(word)}(?![\\w-]|\\.\\w)`)
