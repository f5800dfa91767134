import { randomBytes } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { keyedHash } from '../../server/encryption.ts'
import { createSession } from '../../sessions/server/create-session.ts'
import { noteVisit } from '../../sessions/server/note-visit.ts'
import { readCookie, writeCookie } from '../../sessions/server/session-cookie.ts'
import { rememberDevice } from '../../sign-in/server/known-devices.ts'
import { type CodeKind, limitCodeAttempts } from './limit-code-attempts.ts'

const cookie = 'second_step'
const minutes = 10
/** Wrong codes for one sign-in; after that it starts over with the password. */
const tries = 5

/** The first factor was right: the holder of this cookie may try codes for a while. */
export async function startPendingSignIn(ctx: Context, memberId: string): Promise<void> {
  const { db, http, accounts } = ctx
  const now = machineNow()
  const token = randomBytes(24).toString('base64url')
  await db.deleteFrom('pendingSignIns').where('memberId', '=', memberId).where('expiresAt', '<=', iso(now)).execute()
  await db
    .insertInto('pendingSignIns')
    .values({ tokenHash: hashToken(ctx, token), memberId, tries: 0, expiresAt: iso(now.add({ minutes })) })
    .execute()
  http.reply.append('set-cookie', writeCookie(cookie, token, minutes * 60, accounts.secure))
}

/** After a sign-in without a code, the browser is no longer asked for the code of an earlier attempt. */
export async function deletePendingSignIn(ctx: Context): Promise<void> {
  const { db, http, accounts } = ctx
  const token = readCookie(http.headers.get('cookie'), cookie, accounts.secure)
  if (!token) return
  await db.deleteFrom('pendingSignIns').where('tokenHash', '=', hashToken(ctx, token)).execute()
  http.reply.append('set-cookie', writeCookie(cookie, '', 0, accounts.secure))
}

type Use = (ctx: Context, memberId: string) => Promise<boolean>

/** This browser's pending sign-in, if there is one. */
export async function findPendingSignIn(ctx: Context): Promise<string | undefined> {
  const token = readCookie(ctx.http.headers.get('cookie'), cookie, ctx.accounts.secure)
  if (!token) return undefined
  const held = await ctx.db
    .selectFrom('pendingSignIns')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(ctx, token))
    .where('expiresAt', '>', iso(machineNow()))
    .executeTakeFirst()
  return held?.tokenHash
}

/**
 * Completes a pending sign-in: each try is counted before it is checked, and of many correct ones at once, one gets in.
 */
export async function completePendingSignIn(
  ctx: Context,
  tokenHash: string,
  kind: CodeKind,
  use: Use,
): Promise<string> {
  const memberId = await countTry(ctx, tokenHash)
  const entered = await limitCodeAttempts(ctx, { kind, memberId }, () =>
    signInWithCode(ctx, { tokenHash, memberId, use }),
  )
  noteSecurity(ctx, { kind: 'second-step', outcome: entered ? 'ok' : 'failed', reason: kind, memberId })
  if (!entered) throw identityRefusals.wrongCode()
  ctx.http.reply.append('set-cookie', writeCookie(cookie, '', 0, ctx.accounts.secure))
  return memberId
}

/** `undefined` for a wrong code. */
const signInWithCode = (
  ctx: Context,
  { tokenHash, memberId, use }: { tokenHash: string; memberId: string; use: Use },
) =>
  transaction(ctx, async (ctx) => {
    if (!(await use(ctx, memberId))) return undefined
    const ended = await ctx.db
      .deleteFrom('pendingSignIns')
      .where('tokenHash', '=', tokenHash)
      .returning('memberId')
      .executeTakeFirst()
    if (!ended) throw identityRefusals.signInExpired()
    await createSession(ctx, memberId)
    await noteVisit(ctx.db, memberId)
    await rememberDevice(ctx, memberId)
    return true
  })

async function countTry({ db }: Context, tokenHash: string): Promise<string> {
  const held = await db
    .updateTable('pendingSignIns')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', tries)
    .returning('memberId')
    .executeTakeFirst()
  if (held) return held.memberId
  await db.deleteFrom('pendingSignIns').where('tokenHash', '=', tokenHash).execute()
  throw identityRefusals.signInExpired()
}

const hashToken = ({ accounts }: Context, token: string) => keyedHash(accounts.secrets, 'pending sign-ins', token)
