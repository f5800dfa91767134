import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context, Member } from '#platform/server/context.ts'
import { prolongedCookie, sessionSeconds } from './session-cookie.ts'

const dayMs = 24 * 3600 * 1000

/** Prolongs a session in use, once a day: the row and the cookie. On every other request it only compares two numbers. */
export async function keepAlive(ctx: Context, member: Pick<Member, 'sessionId' | 'sessionUpdatedAt'>): Promise<void> {
  const now = machineNow()
  if (now.epochMilliseconds - Date.parse(member.sessionUpdatedAt) < dayMs) return

  await ctx.db
    .updateTable('sessions')
    .set({ updatedAt: iso(now), expiresAt: iso(now.add({ seconds: sessionSeconds })) })
    .where('id', '=', member.sessionId)
    .execute()
  const cookie = prolongedCookie(ctx.http.headers.get('cookie') ?? '', ctx.accounts.secure)
  if (cookie) ctx.http.reply.append('set-cookie', cookie)
}
