import type { Context } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/attempts.ts'
import { limitKey } from '#platform/server/http/client-address.ts'

/** Five letters with a link an hour, per mailbox and address of the caller. */
export async function limitLetters({ db, http, accounts }: Context, email: string): Promise<void> {
  if (accounts.limits.enabled)
    await countAttempt(db, { of: ['letter', email, limitKey(http.address)], limit: 5, seconds: 3600 })
}
