import type { Context } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { expiredCookie, expiredFormerCookie, readSession } from './session-cookie.ts'

export async function signOut(ctx: Context): Promise<{ success: true }> {
  await endCurrentSession(ctx)
  return { success: true }
}

/** Ends the session that the request's cookie holds, whether it is still alive or not. */
export async function endCurrentSession(ctx: Context): Promise<void> {
  const { db, http, accounts } = ctx
  const token = readSession(http.headers.get('cookie'), accounts)?.token
  const ended = token
    ? await db.deleteFrom('sessions').where('token', '=', token).returning('userId').executeTakeFirst()
    : undefined
  if (ended) noteSecurity(ctx, { kind: 'sign-out', memberId: ended.userId })
  clearSessionCookie(ctx)
}

/**
 * Ends the session in this browser: its cookie and its cached replies. Not `storage`, which would also delete the theme
 * and the member's checklists; the service worker deletes cached lessons.
 */
export function clearSessionCookie({ http, accounts }: Pick<Context, 'http' | 'accounts'>): void {
  http.reply.set('clear-site-data', '"cache"')
  http.reply.append('set-cookie', expiredCookie(accounts.secure))
  if (accounts.secure) http.reply.append('set-cookie', expiredFormerCookie())
}
