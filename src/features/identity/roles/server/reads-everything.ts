import type { MemberContext } from '#platform/server/context.ts'
import { needsTwoFactor } from '../../accounts/server/current-user.ts'

/**
 * Whether the caller reads the whole program and library as a coach, whatever plan they bought: in Coach Mode, granted by
 * the operator or on an installation of one's own. Where Coach Mode is open to all, choosing it opens nothing.
 */
export const readsEverything = ({ accounts, member }: Pick<MemberContext, 'accounts' | 'member'>): boolean =>
  member.role === 'coach' && !needsTwoFactor(accounts, member) && (accounts.local || member.coachGrantedAt !== null)
