import type { Context } from '#platform/server/context.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { postAhead } from '#platform/server/mail/letter.ts'

/**
 * Posts a letter about the safety of an account. Only an address that was confirmed gets one: whoever signs up may have
 * typed somebody else's, and must not be able to have them written to again and again.
 */
export async function postSafety(ctx: Context, memberId: string, write: (to: string) => Letter): Promise<void> {
  const { email, emailVerified } = await ctx.db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (emailVerified === 1) await postAhead(ctx, write(email))
}
