import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import {
  type AttemptLimit,
  countAttempt,
  countFrom,
  countWithin,
  perNetwork,
  refuseSpent,
  uncountAttempt,
} from '#platform/server/http/request/attempts.ts'
import { limitKey, widestNetwork } from '#platform/server/http/request/client-address.ts'
import { manyWrongPasswordsEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import { findKnownDevice } from './known-devices.ts'

/** Wrong passwords an hour for one account, from anywhere; beyond that, only known devices may try. */
const perAccount = 100
/** This many in an hour and the owner is emailed, at most once a day. */
const warnOwnerAt = 50

/** Lets a password for an account be tried from one address until five a minute were wrong. */
export async function limitPasswordAttempts<T>(
  ctx: Context,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db, http, accounts } = ctx
  if (!accounts.limits.enabled) return attempt()
  // Whichever accounts are tried, one address costs us only so much hashing.
  await countFrom(db, http.address, { of: ['tries'], limit: 60, seconds: 60 })
  const ofAddress = { of: ['password', email, limitKey(http.address)], limit: 5, seconds: 60 }
  // A burst from one network waits for itself; no one else waits behind it.
  return oneOfNetwork(widestNetwork(http.address), () =>
    limitFailures(ctx, ofAddress, () => limitAcrossNetworks(ctx, email, attempt)),
  )
}

/** Counts for the account, and for the wider networks, before it is known whether the password is right; a right one is taken back. */
async function limitAcrossNetworks<T>(
  ctx: Context,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db, http } = ctx
  const [, ...wider] = perNetwork(http.address, { of: ['password', email], limit: 5, seconds: 60 })
  const isKnown = (await findKnownDevice(ctx, email)) !== undefined
  const limits = isKnown ? wider : [...wider, { of: ['password', email], limit: perAccount, seconds: 3600 }]
  let count = 0
  for (const limit of limits) count = await countAttempt(db, limit)
  let result: T | undefined
  let wasTried = false
  try {
    result = await attempt()
    wasTried = true
  } finally {
    if (result !== undefined || !wasTried) for (const limit of limits) await uncountAttempt(db, limit)
  }
  if (result === undefined && !isKnown && count === warnOwnerAt) await warnOwner(ctx, email)
  return result
}

async function warnOwner(ctx: Context, email: string): Promise<void> {
  const owner = await ctx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!owner || !(await countWithin(ctx.db, { of: ['many failures', email], limit: 1, seconds: 86_400 }))) return
  await transaction(ctx, (ctx) => sendSecurityEmail(ctx, owner.id, (to) => manyWrongPasswordsEmail(ctx, to)))
}

const oneOfNetwork = createKeyedMutex()
const oneAtATime = createKeyedMutex()

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
  return oneAtATime(failures.of.join(' '), async () => {
    await refuseSpent(db, failures)
    const result = await attempt()
    if (result === undefined) await countAttempt(db, failures)
    return result
  })
}
