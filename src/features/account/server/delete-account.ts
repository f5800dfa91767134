import { identityRefusals } from '#features/identity/identity-refusals.ts'
import { forgetCookie, provePassword } from '#features/identity/server/public.ts'
import { machineNow } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { type deleteAccount as endpoint, privacyRefusals } from '../privacy.contract.ts'
import { eraseMember } from './erase-member.ts'

/** How old a sign-in may be that stands in for a password, in minutes. */
const freshMinutes = 10

export async function deleteAccount(
  ctx: MemberContext,
  { body: { password = '' } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  const proof = await provePassword(ctx, password)
  if (proof === 'wrong') throw identityRefusals.wrongPassword()
  if (proof === 'none' && !(await isFresh(ctx))) throw privacyRefusals.signInAgain()
  await eraseMember(ctx, ctx.member.id)
  forgetCookie(ctx)
  return { success: true }
}

async function isFresh({ db, member }: MemberContext): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', member.sessionId)
    .executeTakeFirst()
  const since = machineNow().subtract({ minutes: freshMinutes })
  return session !== undefined && Temporal.Instant.compare(Temporal.Instant.from(session.createdAt), since) >= 0
}
