import type { Context } from '#platform/server/context.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'

export type Reader = { emailVerified: number; coachLetters: number }

/** Posts a letter to a member who wishes to have such letters; on a public address only to one that was confirmed. */
export async function emailMember(ctx: Context, to: Reader, letter: Email): Promise<boolean> {
  const wanted = isWanted(ctx, to)
  if (wanted) await sendEmail(ctx, letter)
  return wanted
}

export const isWanted = ({ coaching }: Context, { emailVerified, coachLetters }: Reader): boolean =>
  coachLetters === 1 && (coaching.local || emailVerified === 1)
