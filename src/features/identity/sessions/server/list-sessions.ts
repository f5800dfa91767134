import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { listSessions as endpoint } from '../sessions.contract.ts'
import { readSessions } from './read-sessions.ts'

export async function listSessions({ db, member }: MemberContext): Promise<Reply<typeof endpoint>> {
  const sessions = await readSessions(db, member.id)
  return sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    current: id === member.sessionId,
    createdAt,
    lastSeenAt: updatedAt,
    userAgent: userAgent || null,
  }))
}
