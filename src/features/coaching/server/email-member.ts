import type { Context } from '#platform/server/context.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'

export type EmailRecipient = { emailVerified: number; coachLetters: number }

/**
 * Emails a member who wants emails about coaching; on a public site only to a confirmed address. Answers whether it was
 * sent.
 */
export async function emailMember(ctx: Context, to: EmailRecipient, email: Email): Promise<boolean> {
  const wanted = wantsEmail(ctx, to)
  if (wanted) await sendEmail(ctx, email)
  return wanted
}

/** The same one, as if they wanted these emails: for what they have to know, such as who sees their progress from now on. */
export const evenIfOff = <Member extends Omit<EmailRecipient, 'coachLetters'>>(
  to: Member,
): Member & EmailRecipient => ({
  ...to,
  coachLetters: 1,
})

export const wantsEmail = ({ coaching }: Context, { emailVerified, coachLetters }: EmailRecipient): boolean =>
  coachLetters === 1 && (coaching.local || emailVerified === 1)
