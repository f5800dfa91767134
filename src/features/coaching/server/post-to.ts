import type { Context } from '#platform/server/context.ts'
import { type Letter, post } from '#platform/server/mail/letter.ts'

/** Posts a letter to a member who wishes to have such letters; on a public address only to one that was confirmed. */
export async function postTo(
  ctx: Context,
  { emailVerified, coachLetters }: { emailVerified: number; coachLetters: number },
  letter: Letter,
): Promise<void> {
  if (coachLetters === 0) return
  if (ctx.coaching.local || emailVerified === 1) await post(ctx, letter)
}
