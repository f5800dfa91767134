import type { Context } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { endedCookie, endedFormerCookie, readSession } from './session-cookie.ts'

export async function signOut(ctx: Context): Promise<{ success: true }> {
  await endThisSession(ctx)
  return { success: true }
}

/** Ends the session that the request's cookie holds, whether it is still alive or not. */
export async function endThisSession(ctx: Context): Promise<void> {
  const { db, http, accounts } = ctx
  const token = readSession(http.headers.get('cookie'), accounts)?.token
  const ended = token
    ? await db.deleteFrom('sessions').where('token', '=', token).returning('userId').executeTakeFirst()
    : undefined
  if (ended) noteSecurity(ctx, { kind: 'sign-out', memberId: ended.userId })
  forgetCookie(ctx)
}

/**
 * Ends the session in this browser: its cookie, and what it kept of replies.
 * Not `storage`, which would take the theme and the ticks of the member's own work along: lessons that were kept are
 * forgotten by the service worker.
 */
export function forgetCookie({ http, accounts }: Pick<Context, 'http' | 'accounts'>): void {
  http.reply.set('clear-site-data', '"cache"')
  http.reply.append('set-cookie', endedCookie(accounts.secure))
  if (accounts.secure) http.reply.append('set-cookie', endedFormerCookie())
}
