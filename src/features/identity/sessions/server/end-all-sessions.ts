import type { MemberContext } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { clearSessionCookie } from './sign-out.ts'

export async function endAllSessions(ctx: MemberContext): Promise<{ success: true }> {
  const { db, member } = ctx
  // A sign-in that waits for its code would become a session again.
  await db.deleteFrom('pendingSignIns').where('memberId', '=', member.id).execute()
  await db.deleteFrom('sessions').where('userId', '=', member.id).execute()
  clearSessionCookie(ctx)
  noteSecurity(ctx, { kind: 'sessions-ended', reason: 'all' })
  return { success: true }
}
