import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { contains } from '#platform/server/database/like.ts'
import { spellings } from '#platform/server/database/spellings.ts'
import './accounts.tables.ts'

/** How many the operator is shown at once. */
export const mostFound = 50

/** Members whose email or name holds these words, for the operator. */
export function searchMembers({ db }: Context, words: string) {
  const written = spellings(words)
  const holds = (text: ReturnType<typeof sql.ref>) => written.map((one) => contains(sql`lower(${text})`, one))
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'emailVerified', 'enrolledOn', 'coachGrantedAt'])
    .where((or) => or.or([...holds(sql.ref('email')), ...holds(sql.ref('name'))]))
    .orderBy('email')
    .limit(mostFound)
    .execute()
}
