import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { fullName } from '../../coaching.rules.ts'
import type * as contract from '../milestones.contract.ts'

export async function listCorrections(
  { db, member }: MemberContext,
  { query: { limit, before } }: Input<typeof contract.listCorrections>,
): Promise<Reply<typeof contract.listCorrections>> {
  let found = db
    .selectFrom('milestoneCorrections')
    .innerJoin('users', 'users.id', 'milestoneCorrections.clientId')
    .select([
      'milestoneCorrections.id',
      'milestoneCorrections.at',
      'milestoneCorrections.kind',
      'milestoneCorrections.description',
      'milestoneCorrections.achievedAt',
      'milestoneCorrections.pointsEarned',
      'milestoneCorrections.reason',
      'users.firstName',
      'users.lastName',
    ])
    .where('milestoneCorrections.coachId', '=', member.id)
    .orderBy('milestoneCorrections.id', 'desc')
    .limit(limit)
  if (before) found = found.where('milestoneCorrections.id', '<', before)
  const rows = await found.execute()
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, clientName: fullName({ firstName, lastName }) }))
}
