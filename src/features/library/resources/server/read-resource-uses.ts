import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

/** Sums over everybody, and beside them what this member did; who downloaded is always among the sums. */
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

/** By resource; one that nobody has downloaded yet is missing. */
export async function readResourceUses(db: Db, memberId: string): Promise<Uses> {
  const rows = await usesOf(db, { memberId })
  return new Map(rows.map((row) => [row.resourceId, row]))
}
