import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

/**
 * Totals over all members and this member's own use; a resource this member used always has totals. Joined by the
 * database, each resource was looked for among the member’s downloads, which took twice as long.
 */
const usesOf = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('resourceTotals')
    .select([
      sql<0 | 1>`0`.as('isOwn'),
      'resourceId',
      'downloads',
      'ratings',
      sql<number | null>`stars`.as('stars'),
      sql<string | null>`null`.as('firstAt'),
    ])
    .unionAll(
      db
        .selectFrom('downloads')
        .select([
          sql<0 | 1>`1`.as('isOwn'),
          'resourceId',
          sql<number>`0`.as('downloads'),
          sql<number>`0`.as('ratings'),
          'stars',
          'firstAt',
        ])
        .where('memberId', '=', slot('memberId')),
    ),
)

export type Use = { downloads: number; ratings: number; allStars: number; firstAt: string | null; stars: number | null }
export type Uses = ReadonlyMap<string, Use>

/** By resource id; a resource that was never downloaded is missing. */
export async function readResourceUses(db: Db, memberId: string): Promise<Uses> {
  const rows = await usesOf(db, { memberId })
  const own = new Map(rows.flatMap((row) => (row.isOwn ? [[row.resourceId, row]] : [])))
  const uses = new Map<string, Use>()
  for (const { isOwn, resourceId, downloads, ratings, stars } of rows) {
    if (isOwn) continue
    const { firstAt = null, stars: ownStars = null } = own.get(resourceId) ?? {}
    uses.set(resourceId, { downloads, ratings, allStars: stars ?? 0, firstAt, stars: ownStars })
  }
  return uses
}
