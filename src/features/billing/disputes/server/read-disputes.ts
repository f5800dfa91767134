import type { Tier } from '#features/membership/membership.rules.ts'
import type { Db } from '#platform/server/database/database.ts'
import '../../revenue/server/revenue.tables.ts'
import { type DisputeState, undecided } from '../disputes.rules.ts'
import './disputes.tables.ts'

/**
 * Disputes that aren’t decided, those that have to be answered first on top; with `since`, what was decided since then too.
 * Of a member who is gone there is no name.
 */
export async function readDisputes(db: Db, since?: string) {
  return await db
    .selectFrom('disputes')
    .leftJoin('users', 'users.id', 'disputes.memberId')
    .selectAll('disputes')
    .select(['users.name', 'users.email'])
    .where((row) =>
      row.or([
        row('disputes.state', 'in', undecided),
        ...(since === undefined ? [] : [row('disputes.decidedAt', '>=', since)]),
      ]),
    )
    .orderBy((row) => row.case().when('disputes.decidedAt', 'is', null).then(0).else(1).end())
    .orderBy('disputes.openedAt')
    .limit(mostRead)
    .execute()
}

const mostRead = 200

/** Of what was disputed in a month, how it stands now. */
export type MonthDisputed = { month: string; tier: Tier; state: DisputeState; cents: number }

export async function readDisputed(db: Db): Promise<MonthDisputed[]> {
  const rows = await db
    .selectFrom('moneyEntries')
    .innerJoin('disputes', 'disputes.id', 'moneyEntries.about')
    .select(({ fn }) => ['month', 'tier', 'state', fn.sum<number>('disputes.cents').as('cents')])
    .where('kind', '=', 'disputed')
    .where('moneyEntries.cents', '<', 0)
    .groupBy(['month', 'tier', 'state'])
    .execute()
  return rows.map(({ cents, ...of }) => ({ ...of, cents: Number(cents) }))
}
