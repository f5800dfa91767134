import type { Db } from '#platform/server/database/database.ts'
import './points.tables.ts'

/** What lessons were called when they were completed, by their id: of those that the program no longer has, too. */
export async function readPaidTitles(
  db: Db,
  memberId: string,
  lessonIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledgerEntries')
    .select(['cause', 'label'])
    .where('memberId', '=', memberId)
    .where('reason', '=', 'sub-module.completed')
    .where('cause', 'in', [...lessonIds])
    .execute()
  return new Map(rows.map(({ cause, label }) => [cause, label]))
}
