import type { Context } from '#platform/server/context.ts'
import { type AttemptLimit, countAttempt, refuseSpent } from '#platform/server/http/attempts.ts'
import { limitKey } from '#platform/server/http/client-address.ts'
import { createTurns } from '#platform/server/turns.ts'

/** Lets a password for an account be tried from one address until five a minute were wrong. */
export async function limitPasswords<T>(
  ctx: Context,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const address = limitKey(ctx.http.address)
  // Whichever accounts are tried, one address costs us only so much hashing.
  if (ctx.accounts.limits.enabled) await countAttempt(ctx.db, { of: ['tries', address], limit: 60, seconds: 60 })
  return limitFailures(ctx, { of: ['password', email, address], limit: 5, seconds: 60 }, attempt)
}

const inTurn = createTurns()

/**
 * Refuses when so many attempts were wrong, which is those that answer `undefined`. Attempts at one thing take turns, so
 * that a burst of guesses gets no more answers than a row of them, and a burst of right ones is never refused.
 */
export function limitFailures<T>(
  { db, accounts }: Context,
  failures: AttemptLimit,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (!accounts.limits.enabled) return attempt()
  return inTurn(failures.of.join(' '), async () => {
    await refuseSpent(db, failures)
    const result = await attempt()
    if (result === undefined) await countAttempt(db, failures)
    return result
  })
}
