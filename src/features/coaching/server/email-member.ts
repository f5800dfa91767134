import type { Context } from '#platform/server/context.ts'
import { isWithin } from '#platform/server/http/request/attempts.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'

type Reader = { emailVerified: number; coachLetters: number }

/** Posts a letter to a member who wishes to have such letters; on a public address only to one that was confirmed. */
export async function emailMember(ctx: Context, to: Reader, letter: Email): Promise<boolean> {
  const wanted = isWanted(ctx, to)
  if (wanted) await sendEmail(ctx, letter)
  return wanted
}

/** One letter a thread, reader and quarter of an hour: writing on reaches the page, and fills no mailbox. */
export async function emailNewMessage(ctx: Context, threadId: string, to: Reader, letter: Email): Promise<boolean> {
  const once = { of: ['message letter', threadId, letter.to], limit: 1, seconds: 900 }
  return isWanted(ctx, to) && (await isWithin(ctx.db, once)) && emailMember(ctx, to, letter)
}

const isWanted = ({ coaching }: Context, { emailVerified, coachLetters }: Reader): boolean =>
  coachLetters === 1 && (coaching.local || emailVerified === 1)
