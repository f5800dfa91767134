import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'

/**
 * Posts an email about the safety of an account. Only an address that was confirmed gets one: whoever signs up may have
 * typed somebody else's, and must not be able to have them written to again and again.
 */
export async function sendSecurityEmail(ctx: Context, memberId: string, write: (to: string) => Email): Promise<void> {
  const { email, emailVerified } = await ctx.db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (emailVerified === 1) await sendUrgentEmail(ctx, write(email))
}
