import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

/**
 * Totals over all members and this member's own use, which alone has a `firstAt`; a resource this member used always has
 * totals. Joined by the database, each resource was looked for among the member’s downloads, which took twice as long.
 */
const usesOf = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('resourceTotals')
    .select([
      'resourceId',
      'downloads',
      'ratings',
      sql<number | null>`stars`.as('stars'),
      sql<string | null>`null`.as('firstAt'),
    ])
    .unionAll(
      db
        .selectFrom('downloads')
        .select(['resourceId', sql<number>`0`.as('downloads'), sql<number>`0`.as('ratings'), 'stars', 'firstAt'])
        .where('memberId', '=', slot('memberId')),
    ),
)

export type Use = { downloads: number; ratings: number; allStars: number; firstAt: string | null; stars: number | null }
export type Uses = ReadonlyMap<string, Use>

/** By resource id; a resource that was never downloaded is missing. */
export async function readResourceUses(db: Db, memberId: string): Promise<Uses> {
  const rows = await usesOf(db, { memberId })
  const own = rows.filter(({ firstAt }) => firstAt !== null)
  const uses = new Map<string, Use>()
  for (const { resourceId, downloads, ratings, stars, firstAt } of rows)
    if (firstAt === null) uses.set(resourceId, { downloads, ratings, allStars: stars ?? 0, firstAt, stars: null })
  for (const { resourceId, firstAt, stars } of own) {
    const use = uses.get(resourceId)
    if (use) uses.set(resourceId, { ...use, firstAt, stars })
  }
  return uses
}
