import type { Context } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import { hashPassword } from '../../passwords/server/hash-password.ts'
import { type AuthCall, type Joining, withAuthCall } from './call-context.ts'
import { callerHeaders, forwardCookies } from './caller-headers.ts'
import type { BetterAuth } from './create-better-auth.ts'

type LibraryUser = { id: string; email: string; name: string }
/** The session is there, its cookie not given yet. */
type Entered = { user: LibraryUser; token: string; keep: () => void }
type Credentials = { email: string; password: string }
type NewAccount = Credentials & { joining: Joining }

export function passwordAccounts(load: () => Promise<BetterAuth>) {
  /** A new account with its session, and all that follows, at once; `undefined` when the email is taken. */
  async function signUp(ctx: Context, { email, password, joining }: NewAccount): Promise<LibraryUser | undefined> {
    const { api, isAPIError } = await load()
    const visit: AuthCall = { ctx, joining, passwordHash: await hashPassword(password, ctx.accounts.passwordCost) }
    try {
      const call = { body: { email, password, name: email }, headers: callerHeaders(ctx), returnHeaders: true } as const
      const { headers, response } = await withAuthCall(visit, () => api.signUpEmail(call))
      forwardCookies(ctx, headers)
      return response.user
    } catch (error) {
      const taken = isAPIError(error) && error.body?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'
      if (taken || isUniqueViolation(visit.databaseError)) return undefined
      throw error
    }
  }

  /** A new session, handed over by `keep`; `undefined` for an unknown email and for a wrong password alike, after the same time. */
  async function signIn(ctx: Context, body: Credentials): Promise<Entered | undefined> {
    const { api, isAPIError } = await load()
    try {
      const call = { body, headers: callerHeaders(ctx), returnHeaders: true } as const
      const { headers, response } = await withAuthCall({ ctx }, () => api.signInEmail(call))
      return { user: response.user, token: response.token, keep: () => forwardCookies(ctx, headers) }
    } catch (error) {
      if (isAPIError(error) && error.statusCode === 401) return undefined
      throw error
    }
  }

  return { signUp, signIn }
}
