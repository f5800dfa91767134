import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { spellings } from '#platform/server/database/spellings.ts'
import './accounts.tables.ts'

/** How many the operator is shown at once. */
export const mostFound = 50

/** Members whose email or name holds these words, for the operator. */
export function searchMembers({ db }: Context, words: string) {
  const patterns = spellings(words).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'emailVerified', 'enrolledOn', 'coachGrantedAt'])
    .where((or) => or.or(patterns.flatMap((pattern) => [holds('email', pattern), holds('name', pattern)])))
    .orderBy('email')
    .limit(mostFound)
    .execute()
}

const holds = (column: 'email' | 'name', pattern: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
