import type { Db } from '#platform/server/database/database.ts'
import './sessions.tables.ts'

/** When a member was last here, to a day: a session in use is noted once a day. Null once they signed out everywhere. */
export async function readLastVisit(db: Db, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('updatedAt').as('at'))
    .where('userId', '=', memberId)
    .executeTakeFirst()
  return row?.at ?? null
}
