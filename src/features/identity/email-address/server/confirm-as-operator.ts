import type { Context } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { verificationLink } from '../../server/emailed-links.ts'
import { verificationEmail } from './verification-email.ts'

/** Sends the confirmation email on an operator’s word, within the caller's transaction; this counts for no limit. */
export async function confirmAsOperator(
  ctx: Context,
  email: string,
  why: 'asked again' | 'corrected' = 'asked again',
): Promise<void> {
  const link = verificationLink(ctx, await ctx.accounts.library.verificationToken(email))
  await sendUrgentEmail(ctx, verificationEmail(ctx.brand, email, link, why))
}
