import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { viewMember } from '../../accounts/server/current-user.ts'
import type { CurrentUser } from '../../identity.contract.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import type { Role } from '../../identity.rules.ts'
import type { setRole as endpoint } from '../roles.contract.ts'

export async function setRole(ctx: MemberContext, { body: { role } }: Input<typeof endpoint>): Promise<CurrentUser> {
  if (role === ctx.member.role) return viewMember(ctx, ctx.member)
  const isDone = await transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await switchTo(ctx, role).executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) await noteAsked(ctx)
    return numUpdatedRows > 0n
  })
  if (!isDone) throw identityRefusals.coachNotGranted()
  noteSecurity(ctx, { kind: 'role', reason: role })
  return viewMember(ctx, { ...ctx.member, role })
}

/** Operators see who asked, since when. */
async function noteAsked({ db, member, now }: MemberContext): Promise<void> {
  await db
    .updateTable('users')
    .set({ coachAskedAt: iso(now()) })
    .where('id', '=', member.id)
    .where('coachAskedAt', 'is', null)
    .execute()
}

function switchTo({ db, member, accounts }: MemberContext, role: Role) {
  const update = db.updateTable('users').set({ role }).where('id', '=', member.id)
  return role === 'coach' && accounts.coachAccess === 'granted'
    ? update.where('coachGrantedAt', 'is not', null)
    : update
}
