import type { Context } from '#platform/server/context.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'

export type EmailRecipient = { emailVerified: number; coachLetters: number }

/** Posts a letter to a member who wishes to have such letters; on a public address only to one that was confirmed. */
export async function emailMember(ctx: Context, to: EmailRecipient, email: Email): Promise<boolean> {
  const wanted = wantsEmail(ctx, to)
  if (wanted) await sendEmail(ctx, email)
  return wanted
}

export const wantsEmail = ({ coaching }: Context, { emailVerified, coachLetters }: EmailRecipient): boolean =>
  coachLetters === 1 && (coaching.local || emailVerified === 1)
