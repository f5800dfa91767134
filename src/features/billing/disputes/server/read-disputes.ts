import type { Db } from '#platform/server/database/database.ts'
import { undecided } from '../disputes.rules.ts'
import './disputes.tables.ts'

/** Disputes that aren’t decided, those that have to be answered first on top; with `since`, what was decided since then too. */
export async function readDisputes(db: Db, since?: string) {
  return await db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.memberId')
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
