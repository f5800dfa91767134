import type { MemberContext } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import type { endSession as endpoint } from '../sessions.contract.ts'
import { clearSessionCookie } from './sign-out.ts'

export async function endSession(
  ctx: MemberContext,
  { params: { id } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  const { db, member } = ctx
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw identityRefusals.sessionNotFound()
  if (id === member.sessionId) clearSessionCookie(ctx)
  noteSecurity(ctx, { kind: 'sessions-ended', reason: 'one' })
  return { success: true }
}
