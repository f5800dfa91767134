import type { Context } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/attempts.ts'
import { limitKey } from '#platform/server/http/client-address.ts'
import { Refusal } from '#shared/refusal.ts'

/** Five letters with a link an hour, per mailbox and address of the caller. */
export async function limitLetters(ctx: Context, email: string): Promise<void> {
  const { db, http, accounts } = ctx
  if (!accounts.limits.enabled) return
  await countAttempt(db, { of: ['letter', email, limitKey(http.address)], limit: 5, seconds: 3600 })
  await limitMailbox(ctx, email)
}

/** Ten such letters a day to one mailbox, from however many addresses they are asked for: nobody is flooded by us. */
async function limitMailbox({ db, accounts }: Context, email: string): Promise<void> {
  if (accounts.limits.enabled)
    await countAttempt(db, { of: ['mailbox', email.toLowerCase()], limit: 10, seconds: 86_400 })
}

/** Counts a letter that nobody may be refused for; false where the mailbox has had its ten. */
export async function hasRoom(ctx: Context, email: string): Promise<boolean> {
  try {
    await limitMailbox(ctx, email)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
