import { machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { resetLink } from '../../server/emailed-links.ts'
import { emailedToken } from './emailed-token.ts'
import { passwordResetEmail } from './password-reset-email.ts'

/** Sends a link that sets a new password, ahead of what else waits to leave; in the caller's transaction. */
export const sendResetEmail = (ctx: Context, email: string): Promise<void> =>
  enqueue(ctx, sendResetLinkJob, { email }, { at: machineNow().subtract({ hours: 1 }) })

/** Makes the link and posts it, where there is such an account. */
export const sendResetLinkJob = job<{ email: string }>('identity.mail-reset-link', (ctx, { email }) =>
  transaction(ctx, async (ctx) => {
    const token = await ctx.accounts.library.resetToken(ctx, email)
    if (!token) return
    const isFirst = await hasNoWayIn(ctx, email)
    const link = resetLink(ctx, emailedToken(ctx, token), { isFirst })
    await sendUrgentEmail(ctx, passwordResetEmail(ctx.brand, email, link, { isFirst }))
  }),
)

/** Who was invited has none until they set a password. */
async function hasNoWayIn({ db }: Context, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .select('accounts.id as wayIn')
    .where('users.email', '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return found !== undefined && found.wayIn === null
}
