import { type MemberContext, transaction } from '#platform/server/context.ts'
import { post } from '#platform/server/mail/letter.ts'
import { verificationLetter } from './letters/verification-letter.ts'
import { limitLetters } from './limit-letters.ts'
import { verificationLink } from './links.ts'

export async function sendVerificationEmail(ctx: MemberContext): Promise<{ success: true }> {
  const { email, emailVerified } = ctx.member
  if (emailVerified) return { success: true }
  await limitLetters(ctx, email)
  const link = verificationLink(ctx, await ctx.accounts.library.verificationToken(email))
  await transaction(ctx, (ctx) => post(ctx, verificationLetter(ctx.brand, email, link)))
  return { success: true }
}
