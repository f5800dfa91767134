import { identityRefusals } from '#features/identity/identity.refusals.ts'
import {
  checkOwnPassword,
  clearSessionCookie,
  isRecentSignIn,
  verifySecondFactor,
} from '#features/identity/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { type deleteAccount as endpoint, privacyRefusals } from '../privacy.contract.ts'
import { eraseMember } from './erase-member.ts'

export async function deleteAccount(
  ctx: MemberContext,
  { body: { password = '', code } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  const proof = await checkOwnPassword(ctx, password)
  if (proof === 'wrong') throw identityRefusals.wrongPassword()
  if (proof === 'none' && !(await isRecentSignIn(ctx))) throw privacyRefusals.signInAgain()
  await verifySecondFactor(ctx, code)
  await eraseMember(ctx, ctx.member.id)
  // The code that was used up is news, but not to a page whose reads are refused from now on.
  ctx.http.memberVersion = undefined
  clearSessionCookie(ctx)
  return { success: true }
}
