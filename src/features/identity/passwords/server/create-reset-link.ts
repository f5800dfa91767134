import { type Context, transaction } from '#platform/server/context.ts'
import { resetLink } from '../../server/emailed-links.ts'

/**
 * A link that sets a new password once, within an hour, for an operator to hand over; `undefined` when no one has this
 * email. It doesn’t confirm the address.
 */
export async function createResetLink(ctx: Context, email: string): Promise<string | undefined> {
  const token = await transaction(ctx, (ctx) => ctx.accounts.library.resetToken(ctx, email.toLowerCase()))
  return token && resetLink(ctx, token)
}
