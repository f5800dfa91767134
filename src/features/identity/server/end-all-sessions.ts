import type { MemberContext } from '#platform/server/context.ts'
import { endedCookie } from './session-cookie.ts'

export async function endAllSessions({ db, member, accounts, http }: MemberContext): Promise<{ success: true }> {
  await db.deleteFrom('sessions').where('userId', '=', member.id).execute()
  http.reply.append('set-cookie', endedCookie(accounts.secure))
  return { success: true }
}
