import { call } from '#platform/web/api.ts'
import { CallError } from '#platform/web/call-error.ts'
import { mutation, query } from '#platform/web/queries.ts'
import { keepZone } from '#platform/web/zone.ts'
import type * as contract from '../../identity.contract.ts'
import type * as passwords from '../../passwords/passwords.contract.ts'
import type * as entrance from '../../sign-in/sign-in.contract.ts'

/** Who is signed in, or null. */
export const currentUser = {
  queryKey: query<typeof contract.getCurrentUser>('GET /api/auth/user').queryKey,
  queryFn: async (): Promise<contract.CurrentUser | null> => {
    try {
      return known(await call<typeof contract.getCurrentUser>('GET /api/auth/user'))
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
}

/** A role or a tier that is not told is the one that everybody begins with. */
function known(user: Told): contract.CurrentUser {
  if (user.timeZone) keepZone(user.timeZone)
  return { ...user, userRole: user.userRole ?? 'client', membershipTier: user.membershipTier ?? 'starter' }
}

type Defaulted = 'userRole' | 'membershipTier'
type Told = Omit<contract.CurrentUser, Defaulted> & Partial<Pick<contract.CurrentUser, Defaulted>>

export const accountRules = query<typeof entrance.getAccountRules>('GET /api/account-rules')

export const setRole = mutation<typeof contract.setRole>('POST /api/user/role')

export const signUp = mutation<typeof entrance.signUp>('POST /api/auth/sign-up/email')
export const signIn = mutation<typeof entrance.signIn>('POST /api/auth/sign-in/email')
export const signInByProvider = mutation<typeof entrance.signInByProvider>('POST /api/auth/sign-in/social')

export const requestPasswordReset = mutation<typeof passwords.requestPasswordReset>(
  'POST /api/auth/request-password-reset',
)
export const resetPassword = mutation<typeof passwords.resetPassword>('POST /api/auth/reset-password')
export const verifyEmail = mutation<typeof passwords.verifyEmail>('POST /api/auth/verify-email')
export const sendVerificationEmail = mutation<typeof passwords.sendVerificationEmail>(
  'POST /api/auth/send-verification-email',
)
