import type { Context } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import { hashPassword } from '../../passwords/server/hash-password.ts'
import { type AuthCall, type Joining, withAuthCall } from './call-context.ts'
import { callerHeaders, forwardCookies } from './caller-headers.ts'
import type { BetterAuth } from './create-better-auth.ts'

type LibraryUser = { id: string; email: string; name: string }
type NewAccount = { email: string; password: string; joining: Joining }

export function passwordAccounts(load: () => Promise<BetterAuth>) {
  /** A new account with its session, and all that follows, at once; `undefined` when the email is taken. */
  async function signUp(ctx: Context, { email, password, joining }: NewAccount): Promise<LibraryUser | undefined> {
    const { api, isAPIError } = await load()
    const authCall: AuthCall = { ctx, joining, passwordHash: await hashPassword(password, ctx.accounts.passwordCost) }
    try {
      const call = { body: { email, password, name: email }, headers: callerHeaders(ctx), returnHeaders: true } as const
      const { headers, response } = await withAuthCall(authCall, () => api.signUpEmail(call))
      forwardCookies(ctx, headers)
      return response.user
    } catch (error) {
      const taken = isAPIError(error) && error.body?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'
      if (taken || isUniqueViolation(authCall.databaseError)) return undefined
      throw error
    }
  }

  return { signUp }
}
