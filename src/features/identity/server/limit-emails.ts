import type { Context } from '#platform/server/context.ts'
import { countAttempt, countFrom, isWithin, perNetwork } from '#platform/server/http/request/attempts.ts'
import { limitKey } from '#platform/server/http/request/client-address.ts'

const anHour = 3600
const aDay = 86_400

/** Refuses whoever asks for more emails with a link than five an hour to one mailbox, and twenty to all of them. */
export async function limitEmails(ctx: Context, email: string): Promise<void> {
  const { db, http, accounts } = ctx
  if (!accounts.limits.enabled) return
  await countAttempt(db, { of: ['letter', email, limitKey(http.address)], limit: 5, seconds: anHour })
  await countFrom(db, http.address, emailLimit(ctx))
}

const emailLimit = ({ accounts }: Context) => ({
  of: ['letters'],
  limit: accounts.limits.emailsPerHour,
  seconds: anHour,
})

/** Counts an email that a sign-up must not be refused for; false where this client caused too many of them. */
export async function mayCauseEmail(ctx: Context): Promise<boolean> {
  if (!ctx.accounts.limits.enabled) return true
  for (const one of perNetwork(ctx.http.address, emailLimit(ctx))) if (!(await isWithin(ctx.db, one))) return false
  return true
}

/** A reset is what anybody may ask for; to confirm an address or a new one, only who is signed in to an account. */
type LinkKind = 'reset' | 'confirm' | 'change'

/**
 * Whether a mailbox gets one more email with a link of this kind: ten a day from however many addresses they are asked
 * for, then one an hour, which is as long as a link works. So nobody is flooded by us, and nobody who fills somebody's
 * ten keeps the owner from a link that works, least of all from one of another kind. Whoever asks is not told.
 */
export async function hasMailboxRoom({ db, accounts }: Context, email: string, kind: LinkKind): Promise<boolean> {
  if (!accounts.limits.enabled) return true
  const mailbox = [kind, email.toLowerCase()]
  return (
    (await isWithin(db, { of: ['mailbox', ...mailbox], limit: 10, seconds: aDay })) ||
    (await isWithin(db, { of: ['mailbox again', ...mailbox], limit: 1, seconds: anHour }))
  )
}

/** What a browser may ask for that its owner signed in with before: nobody else uses this allowance up. */
export async function limitKnownDevice({ db, accounts }: Context, deviceHash: string): Promise<void> {
  if (accounts.limits.enabled) await countAttempt(db, { of: ['letter', deviceHash], limit: 5, seconds: anHour })
}
