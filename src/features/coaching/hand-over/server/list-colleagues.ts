import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { listColleagues as endpoint } from '../hand-over.contract.ts'

const most = 100

export const listColleagues = (ctx: MemberContext): Promise<Reply<typeof endpoint>> =>
  colleagues(ctx).orderBy('firstName').orderBy('lastName').orderBy('id').limit(most).execute()

/** Members in Coach Mode besides the caller; where operators grant it, those who have the grant. */
export function colleagues({ db, member, accounts, coaching }: MemberContext) {
  let rows = db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('role', '=', 'coach')
    .where('id', '!=', member.id)
  if (accounts.coachAccess === 'granted') rows = rows.where('coachGrantedAt', 'is not', null)
  return coaching.local ? rows : rows.where('emailVerified', '=', 1)
}
