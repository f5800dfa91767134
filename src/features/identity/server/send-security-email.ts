import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'

/**
 * Sends an email about the security of an account, to confirmed addresses only: the person who signed up may have typed
 * someone else's, and must not be able to have us email that person over and over.
 */
export async function sendSecurityEmail(ctx: Context, memberId: string, write: (to: string) => Email): Promise<void> {
  const { email, emailVerified } = await ctx.db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (emailVerified === 1) await sendUrgentEmail(ctx, write(email))
}
