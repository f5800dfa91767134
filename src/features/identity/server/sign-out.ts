import type { Context } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { endedCookie, readSessionToken } from './session-cookie.ts'

export async function signOut(ctx: Context): Promise<{ success: true }> {
  await endThisSession(ctx)
  return { success: true }
}

/** Ends the session that the request's cookie holds, whether it is still alive or not. */
export async function endThisSession(ctx: Context): Promise<void> {
  const { db, http, accounts } = ctx
  const token = readSessionToken(http.headers.get('cookie'), accounts.secret, accounts.secure)
  const ended = token
    ? await db.deleteFrom('sessions').where('token', '=', token).returning('userId').executeTakeFirst()
    : undefined
  if (ended) noteSecurity(ctx, { kind: 'sign-out', memberId: ended.userId })
  forgetCookie(ctx)
}

export const forgetCookie = ({ http, accounts }: Context): void =>
  http.reply.append('set-cookie', endedCookie(accounts.secure))
