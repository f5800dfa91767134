import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

const gratitude = hotQuery((db, slot: (name: 'memberId') => string) =>
  db.selectFrom('gratitudeEntries').select('onDay').where('memberId', '=', slot('memberId')),
)

/** The local days on which this member wrote a gratitude entry. */
export async function readGratitudeDays(db: Db, memberId: string): Promise<Set<string>> {
  return new Set((await gratitude(db, { memberId })).map(({ onDay }) => onDay))
}
