import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

const gratitude = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('gratitudeEntries')
    .select(sql<string | null>`string_agg(${sql.ref('onDay')}, ' ')`.as('days'))
    .where('memberId', '=', slot('memberId')),
)

/** The local days on which this member wrote a gratitude entry. */
export async function readGratitudeDays(db: Db, memberId: string): Promise<Set<string>> {
  const [row] = await gratitude(db, { memberId })
  return new Set(row?.days?.split(' '))
}
