import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

/** Totals over all members joined with this member's own use; a resource this member used always has totals. */
const usesOf = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('resourceTotals')
    .leftJoin('downloads', (join) =>
      join
        .onRef('downloads.resourceId', '=', 'resourceTotals.resourceId')
        .on('downloads.memberId', '=', slot('memberId')),
    )
    .select([
      'resourceTotals.resourceId',
      'resourceTotals.downloads',
      'resourceTotals.ratings',
      'resourceTotals.stars as allStars',
      'downloads.firstAt',
      'downloads.stars',
    ]),
)

export type Use = Awaited<ReturnType<typeof usesOf>>[number]
export type Uses = ReadonlyMap<string, Use>

/** By resource id; a resource that was never downloaded is missing. */
export async function readResourceUses(db: Db, memberId: string): Promise<Uses> {
  const rows = await usesOf(db, { memberId })
  return new Map(rows.map((row) => [row.resourceId, row]))
}
