import type { Context } from '#platform/server/context.ts'
import { countAttempt, refuseSpent } from '#platform/server/http/attempts.ts'
import { limitKey } from '#platform/server/http/client-address.ts'
import { createTurns } from '#platform/server/turns.ts'

const inTurn = createTurns()

/**
 * Lets a password for an account be tried from one address until five a minute were wrong. Tries for one account take
 * turns, so that a burst of guesses gets no more answers than a row of them, and a burst of right ones is never refused.
 */
export async function limitFailures<T>(
  ctx: Context,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (!ctx.accounts.limits.enabled) return attempt()
  const failures = { of: ['password', email, limitKey(ctx.http.address)], limit: 5, seconds: 60 }
  // Whichever accounts are tried, one address costs us only so much hashing.
  await countAttempt(ctx.db, { of: ['tries', limitKey(ctx.http.address)], limit: 60, seconds: 60 })
  return inTurn(failures.of.join(' '), async () => {
    await refuseSpent(ctx.db, failures)
    const result = await attempt()
    if (result === undefined) await countAttempt(ctx.db, failures)
    return result
  })
}
