import type { Context } from '#platform/server/context.ts'
import {
  countAttempt,
  countFrom,
  countWithin,
  perNetwork,
  refuseSpent,
} from '#platform/server/http/request/attempts.ts'
import { limitKey } from '#platform/server/http/request/client-address.ts'

const anHour = 3600
const aDay = 86_400

/** Refuses a client that asks for more than five emailed links an hour to one mailbox, or for too many in total. */
export async function limitEmails(ctx: Context, email: string): Promise<void> {
  const { db, http, accounts } = ctx
  if (!accounts.limits.enabled) return
  await countAttempt(db, ofMailbox(ctx, email))
  await countFrom(db, http.address, emailLimit(ctx))
}

/** Refuses as `limitEmails` would, and counts nothing. */
export async function refuseSpentEmails(ctx: Context, email: string): Promise<void> {
  const { db, http, accounts } = ctx
  if (!accounts.limits.enabled) return
  const limits = [ofMailbox(ctx, email), ...perNetwork(http.address, emailLimit(ctx))]
  for (const limit of limits) await refuseSpent(db, limit)
}

const ofMailbox = ({ http }: Context, email: string) => ({
  of: ['letter', email, limitKey(http.address)],
  limit: 5,
  seconds: anHour,
})

const emailLimit = ({ accounts }: Context) => ({
  of: ['letters'],
  limit: accounts.limits.emailsPerHour,
  seconds: anHour,
})

/** Counts an email that a sign-up must not be refused for; false where this client caused too many of them. */
export async function mayCauseEmail(ctx: Context): Promise<boolean> {
  if (!ctx.accounts.limits.enabled) return true
  for (const one of perNetwork(ctx.http.address, emailLimit(ctx))) if (!(await countWithin(ctx.db, one))) return false
  return true
}

/** Anyone may ask for a reset; confirming an address, or a new one, takes being signed in. */
type LinkKind = 'reset' | 'confirm' | 'change'

/**
 * Whether a mailbox gets one more email with a link of this kind: ten a day from however many addresses they are asked
 * for, then one an hour, which is as long as a link works. So we flood no mailbox, and an attacker who uses up the ten
 * can't keep the owner from a working link, least of all from one of another kind. The caller isn't told.
 */
export async function hasMailboxRoom({ db, accounts }: Context, email: string, kind: LinkKind): Promise<boolean> {
  if (!accounts.limits.enabled) return true
  const mailbox = [kind, email.toLowerCase()]
  return (
    (await countWithin(db, { of: ['mailbox', ...mailbox], limit: 10, seconds: aDay })) ||
    (await countWithin(db, { of: ['mailbox again', ...mailbox], limit: 1, seconds: anHour }))
  )
}

/** The allowance of a browser that the owner signed in from before: no one else can use it up. */
export async function limitKnownDevice({ db, accounts }: Context, deviceHash: string): Promise<void> {
  if (accounts.limits.enabled) await countAttempt(db, { of: ['letter', deviceHash], limit: 5, seconds: anHour })
}
