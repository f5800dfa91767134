import { type Context, transaction } from '#platform/server/context.ts'
import { post } from '#platform/server/mail/letter.ts'
import type { Input } from '#shared/endpoint.ts'
import { identityRefusals } from '../identity-refusals.ts'
import type { requestPasswordReset as endpoint } from '../password.contract.ts'
import { resetLetter } from './letters/reset-letter.ts'
import { limitLetters } from './limit-letters.ts'
import { resetLink } from './links.ts'

export async function requestPasswordReset(
  ctx: Context,
  { body: { email } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  if (!ctx.accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  await limitLetters(ctx, email)
  await transaction(ctx, async (ctx) => {
    const token = await ctx.accounts.library.resetToken(ctx, email)
    if (token) await post(ctx, resetLetter(ctx.brand, email, resetLink(ctx, token)))
  })
  return { success: true }
}
