import { type MemberContext, transaction } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { verificationLink } from '../../server/emailed-links.ts'
import { hasMailboxRoom, limitEmails } from '../../server/limit-emails.ts'
import { verificationEmail } from './verification-email.ts'

export async function sendVerificationEmail(ctx: MemberContext): Promise<{ success: true }> {
  const { email, emailVerified } = ctx.member
  if (emailVerified) return { success: true }
  await limitEmails(ctx, email)
  if (!(await hasMailboxRoom(ctx, email, 'confirm'))) return { success: true }
  const link = verificationLink(ctx, await ctx.accounts.library.verificationToken(email))
  await transaction(ctx, (ctx) => sendUrgentEmail(ctx, verificationEmail(ctx.brand, email, link)))
  return { success: true }
}
