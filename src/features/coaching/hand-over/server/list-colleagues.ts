import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { listColleagues as endpoint } from '../hand-over.contract.ts'

const most = 100

export const listColleagues = (ctx: MemberContext): Promise<Reply<typeof endpoint>> =>
  colleagues(ctx).orderBy('firstName').orderBy('lastName').orderBy('id').limit(most).execute()

/** Those to whom the caller can hand a client over. */
export const colleagues = (ctx: MemberContext) => coachesToMoveTo(ctx).where('id', '!=', ctx.member.id)

/** Members in Coach Mode; where operators grant it, those who have the grant, and on a public site confirmed ones. */
export function coachesToMoveTo({ db, accounts, coaching }: Context) {
  let rows = db.selectFrom('users').select(['id', 'firstName', 'lastName']).where('role', '=', 'coach')
  if (accounts.coachAccess === 'granted') rows = rows.where('coachGrantedAt', 'is not', null)
  return coaching.local ? rows : rows.where('emailVerified', '=', 1)
}
