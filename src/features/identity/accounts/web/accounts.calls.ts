import { call } from '#platform/web/api.ts'
import { isSignedOut } from '#platform/web/call-error.ts'
import { mutation, query } from '#platform/web/queries.ts'
import { keepZone } from '#platform/web/zone.ts'
import type { CurrentUser, getCurrentUser } from '../../identity.contract.ts'
import { noteMember } from '../../sign-in/web/known-browser.ts'
import type * as contract from '../accounts.contract.ts'

/** Who is signed in, or null. */
export const currentUser = {
  queryKey: query<typeof getCurrentUser>('GET /api/auth/user').queryKey,
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      return withDefaults(await call<typeof getCurrentUser>('GET /api/auth/user'))
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
}

/** A missing role or tier is the one that every account starts with. */
function withDefaults(user: UserReply): CurrentUser {
  noteMember()
  if (user.timeZone) keepZone(user.timeZone)
  return { ...user, userRole: user.userRole ?? 'client', membershipTier: user.membershipTier ?? 'starter' }
}

type Defaulted = 'userRole' | 'membershipTier'
type UserReply = Omit<CurrentUser, Defaulted> & Partial<Pick<CurrentUser, Defaulted>>

export const accountRules = query<typeof contract.getAccountRules>('GET /api/account-rules')

export const inviter = (ref: string) => query<typeof contract.getInviter>('GET /api/inviter', { query: { ref } })

export const signUp = mutation<typeof contract.signUp>('POST /api/auth/sign-up/email')
