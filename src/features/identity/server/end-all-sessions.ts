import type { MemberContext } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { endedCookie } from './session-cookie.ts'

export async function endAllSessions(ctx: MemberContext): Promise<{ success: true }> {
  const { db, member, accounts, http } = ctx
  await db.deleteFrom('sessions').where('userId', '=', member.id).execute()
  http.reply.append('set-cookie', endedCookie(accounts.secure))
  noteSecurity(ctx, { kind: 'sessions-ended', reason: 'all' })
  return { success: true }
}
