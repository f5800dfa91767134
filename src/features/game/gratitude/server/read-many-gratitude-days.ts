import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** The local days since `since` on which each of many members wrote a gratitude entry, in one statement. */
export async function readManyGratitudeDays(
  db: Db,
  members: Expression<string>,
  since: string,
): Promise<(memberId: string) => ReadonlySet<string>> {
  const rows = await db
    .selectFrom('gratitudeEntries')
    .select(['memberId', sql<string>`string_agg(${sql.ref('onDay')}, ' ')`.as('days')])
    .where('memberId', 'in', members)
    .where('onDay', '>=', since)
    .groupBy('memberId')
    .execute()
  const daysOf = new Map(rows.map(({ memberId, days }) => [memberId, new Set(days.split(' '))]))
  return (memberId) => daysOf.get(memberId) ?? new Set()
}
