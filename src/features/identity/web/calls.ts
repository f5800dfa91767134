import { call } from '#platform/web/api.ts'
import { CallError } from '#platform/web/call-error.ts'
import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../contract.ts'
import type * as passwords from '../password.contract.ts'
import type * as entrance from '../sign-in.contract.ts'

/** Who is signed in, or null. */
export const currentUser = {
  queryKey: query<typeof contract.getCurrentUser>('GET /api/auth/user').queryKey,
  queryFn: async (): Promise<contract.CurrentUser | null> => {
    try {
      return await call<typeof contract.getCurrentUser>('GET /api/auth/user')
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
}

export const accountRules = query<typeof entrance.getAccountRules>('GET /api/account-rules')

export const setRole = mutation<typeof contract.setRole>('POST /api/user/role', ['/api/auth/user'])

export const signUp = mutation<typeof entrance.signUp>('POST /api/auth/sign-up/email')
export const signIn = mutation<typeof entrance.signIn>('POST /api/auth/sign-in/email')
export const signInByProvider = mutation<typeof entrance.signInByProvider>('POST /api/auth/sign-in/social')

export const requestPasswordReset = mutation<typeof passwords.requestPasswordReset>(
  'POST /api/auth/request-password-reset',
)
export const resetPassword = mutation<typeof passwords.resetPassword>('POST /api/auth/reset-password')
export const verifyEmail = mutation<typeof passwords.verifyEmail>('POST /api/auth/verify-email', [
  '/api/settings',
  '/api/auth/user',
])
export const sendVerificationEmail = mutation<typeof passwords.sendVerificationEmail>(
  'POST /api/auth/send-verification-email',
)
