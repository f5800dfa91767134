import type { Context } from '#platform/server/context.ts'
import { verificationSeconds } from './better-auth-options.ts'
import { type AuthCall, withAuthCall } from './call-context.ts'
import type { BetterAuth } from './create-better-auth.ts'

export function emailedTokens(load: () => Promise<BetterAuth>, secret: string) {
  /** A token that sets a new password once, within an hour; `undefined` when no one has this email. */
  async function resetToken(ctx: Context, email: string): Promise<string | undefined> {
    const { api } = await load()
    const authCall: AuthCall = { ctx }
    await withAuthCall(authCall, () => api.requestPasswordReset({ body: { email } }))
    return authCall.resetToken
  }

  /**
   * Sets the password, whose hash is made beforehand, and ends all sessions. Answers whose account it is of, and whether it
   * is the first; `undefined`: no such token, or no more.
   */
  async function resetPassword(
    ctx: Context,
    { token, newPassword, passwordHash }: { token: string; newPassword: string; passwordHash: string },
  ): Promise<{ id: string; email: string; isFirst: boolean } | undefined> {
    const { api } = await load()
    const authCall: AuthCall = { ctx, passwordHash }
    const done = await accepted(() => withAuthCall(authCall, () => api.resetPassword({ body: { token, newPassword } })))
    return done && authCall.reset ? { ...authCall.reset, isFirst: authCall.madePassword === true } : undefined
  }

  /** Proves, for three days, that its holder reads the emails sent to `email`. */
  async function verificationToken(email: string): Promise<string> {
    const { createEmailVerificationToken } = await load()
    return createEmailVerificationToken(secret, email, undefined, verificationSeconds)
  }

  /** False: a token that is not ours or too old. `changed` is whose address was not confirmed before. */
  async function verifyEmail(ctx: Context, token: string): Promise<{ taken: boolean; changed?: string }> {
    const { api } = await load()
    const authCall: AuthCall = { ctx }
    const taken = await accepted(() => withAuthCall(authCall, () => api.verifyEmail({ query: { token } })))
    return { taken, ...(authCall.verified ? { changed: authCall.verified } : {}) }
  }

  /** Whether the library took the token; its errors say no more than that. */
  async function accepted(use: () => Promise<unknown>): Promise<boolean> {
    const { isAPIError } = await load()
    try {
      await use()
      return true
    } catch (error) {
      if (isAPIError(error)) return false
      throw error
    }
  }

  return { resetToken, resetPassword, verificationToken, verifyEmail }
}
