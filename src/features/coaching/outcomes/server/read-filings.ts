import type { Context } from '#platform/server/context.ts'
import type { OutcomeFilingsTable } from './outcomes.tables.ts'

export type Filing = OutcomeFilingsTable & { deciderFirstName: string | null; deciderLastName: string | null }

/** The latest filing of each outcome of a member. */
export async function readFilings({ db }: Context, memberId: string): Promise<ReadonlyMap<string, Filing>> {
  const rows = await db
    .selectFrom('outcomeFilings')
    .leftJoin('users', 'users.id', 'outcomeFilings.decidedBy')
    .selectAll('outcomeFilings')
    .select(['users.firstName as deciderFirstName', 'users.lastName as deciderLastName'])
    .where('outcomeFilings.memberId', '=', memberId)
    .orderBy('outcomeFilings.round')
    .execute()
  return new Map(rows.map((row) => [row.outcomeId, row]))
}
