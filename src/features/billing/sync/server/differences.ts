import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/new-id.ts'

/** What a reconciliation found to differ from the provider, and corrected. */
export interface BillingDifferencesTable {
  id: string
  memberId: string
  at: string
  what: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    billingDifferences: BillingDifferencesTable
  }
}

const keptDays = 180

export async function keepDifferences({ db, now }: Context, memberId: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  const values = lines.map((line) => ({
    id: newId(),
    memberId,
    at: iso(now()),
    // Whose it is says the column, which goes with the member.
    what: line.replace(/^member [\w-]+[:,]? */, '').slice(0, 500),
  }))
  await db.insertInto('billingDifferences').values(values).execute()
}

export const readDifferences = (db: Db, limit: number) =>
  db
    .selectFrom('billingDifferences')
    .innerJoin('users', 'users.id', 'billingDifferences.memberId')
    .select(['billingDifferences.id', 'memberId', 'at', 'what', 'users.name', 'users.email'])
    .orderBy('billingDifferences.id', 'desc')
    .limit(limit)
    .execute()

/** How many were found in the last days. */
export async function countDifferences({ db, now }: Context, days: number): Promise<number> {
  const { count } = await db
    .selectFrom('billingDifferences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '>=', iso(now().subtract({ hours: 24 * days })))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteOldDifferences({ db, now }: Context): Promise<void> {
  const before = iso(now().subtract({ hours: 24 * keptDays }))
  await db.deleteFrom('billingDifferences').where('at', '<', before).execute()
}
