import { type MemberContext, transaction } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { verificationLetter } from './letters/verification-letter.ts'
import { hasRoom, limitLetters } from './limit-letters.ts'
import { verificationLink } from './links.ts'

export async function sendVerificationEmail(ctx: MemberContext): Promise<{ success: true }> {
  const { email, emailVerified } = ctx.member
  if (emailVerified) return { success: true }
  await limitLetters(ctx, email)
  if (!(await hasRoom(ctx, email, 'confirm'))) return { success: true }
  const link = verificationLink(ctx, await ctx.accounts.library.verificationToken(email))
  await transaction(ctx, (ctx) => sendUrgentEmail(ctx, verificationLetter(ctx.brand, email, link)))
  return { success: true }
}
