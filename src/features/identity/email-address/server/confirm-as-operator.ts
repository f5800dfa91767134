import type { Context } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { verificationLink } from '../../server/emailed-links.ts'
import { verificationEmail } from './verification-email.ts'

/** Sends the confirmation email once more, within the caller's transaction; whoever asks counts for no limit. */
export async function confirmAsOperator(ctx: Context, email: string): Promise<void> {
  const link = verificationLink(ctx, await ctx.accounts.library.verificationToken(email))
  await sendUrgentEmail(ctx, verificationEmail(ctx.brand, email, link))
}
