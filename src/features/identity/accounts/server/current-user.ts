import type { Context, Member, MemberContext } from '#platform/server/context.ts'
import type { CurrentUser } from '../../identity.contract.ts'
import type { Accounts } from './create-accounts.ts'

/** Everything was read with the session, so this needs no query. */
export const currentUser = async (ctx: MemberContext): Promise<CurrentUser> => viewMember(ctx, ctx.member)

export const viewMember = ({ accounts }: Context, member: Member): CurrentUser => {
  const { id, firstName, lastName, email, image, role, tier, pausedTier, timeZone, theme } = member
  return {
    id,
    firstName,
    lastName,
    email,
    profileImageUrl: image,
    userRole: role,
    membershipTier: tier,
    ...(pausedTier && pausedTier !== 'starter' ? { pausedTier } : {}),
    timeZone,
    ...(theme ? { theme } : {}),
    ...(role === 'coach' && needsTwoFactor(accounts, member) ? { twoStepNeeded: true as const } : {}),
    ...(member.coachGrantedAt === null ? {} : { coachGranted: true as const }),
    ...deskOf(accounts, member),
  }
}

function deskOf(accounts: Accounts, member: Member): Pick<CurrentUser, 'isOperator' | 'deskNeedsTwoStep'> {
  if (mayOperate(accounts, member)) return { isOperator: true }
  return member.operatorSince === null ? {} : { deskNeedsTwoStep: true }
}

/** Whether coach calls wait until this member turned two-step sign-in on. */
export const needsTwoFactor = ({ coachTwoStep }: Accounts, { twoStepSince }: Pick<Member, 'twoStepSince'>): boolean =>
  coachTwoStep === 'required' && twoStepSince === null

/** Whether the operator's desk is open to this member: outside local mode only with a second step at sign-in. */
export const mayOperate = (
  { local }: Accounts,
  { operatorSince, twoStepSince }: Pick<Member, 'operatorSince' | 'twoStepSince'>,
): boolean => operatorSince !== null && (local || twoStepSince !== null)
