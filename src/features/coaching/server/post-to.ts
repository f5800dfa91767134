import type { Context } from '#platform/server/context.ts'
import { type Letter, post } from '#platform/server/mail/letter.ts'

/** Posts a letter to a member; on a public address only to an address that was confirmed. */
export async function postTo(
  ctx: Context,
  { emailVerified }: { emailVerified: number },
  letter: Letter,
): Promise<void> {
  if (ctx.coaching.local || emailVerified === 1) await post(ctx, letter)
}
