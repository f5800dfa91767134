import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import './jobs.tables.ts'

/** Deletes waiting and dead jobs whose data names one of these: an address, an id. */
export async function deleteJobsAbout(db: Db, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const named = (await holding(db, word)).filter(({ data }) => names(JSON.parse(data), word))
    for (const { id } of named) await db.deleteFrom('jobs').where('id', '=', id).execute()
  }
}

/** A first selection, by the database: `joann@mail.example` contains `ann@mail.example` too. */
function holding(db: Db, word: string) {
  // As JSON spells it, with the wildcards of `like` escaped.
  const pattern = `%${JSON.stringify(word)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('jobs')
    .select(['id', 'data'])
    .where(sql<boolean>`${sql.ref('data')} like ${pattern} escape '\\'`)
    .execute()
}

/** Whether the word occurs in a text of the data, and not as part of another address or id. */
function names(data: unknown, word: string): boolean {
  if (typeof data === 'string') return alone(word).test(data)
  return typeof data === 'object' && data !== null && Object.values(data).some((one) => names(one, word))
}

const ofAnAddress = "[\\w.!#$%&'*+?^{|}~-]"

const alone = (word: string) => new RegExp(`(?<!${ofAnAddress})${RegExp.escape(word)}(?![\\w-]|\\.\\w)`)
