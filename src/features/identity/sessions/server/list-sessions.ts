import { iso, machineNow } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { listSessions as endpoint } from '../sessions.contract.ts'

export async function listSessions({ db, member }: MemberContext): Promise<Reply<typeof endpoint>> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .where('userId', '=', member.id)
    .where('expiresAt', '>', iso(machineNow()))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    current: id === member.sessionId,
    createdAt,
    lastSeenAt: updatedAt,
    userAgent: userAgent || null,
  }))
}
