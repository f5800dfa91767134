import type { PaidTier } from '#features/membership/membership.rules.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { memberJoined } from '../../identity.events.ts'
import { verificationLink } from '../../server/emailed-links.ts'
import { hasMailboxRoom, mayCauseEmail } from '../../server/limit-emails.ts'
import { welcomeEmail } from './welcome-email.ts'

type Joined = { id: string; email: string; emailVerified: boolean }

/** What the link that they came by carried. */
type Brought = { ref: string | undefined; plan: PaidTier | undefined }

/** What follows from creating an account, in the same transaction. */
export async function welcomeNewMember(
  ctx: Context,
  { id, email, emailVerified }: Joined,
  brought: Brought | undefined,
): Promise<void> {
  const link = emailVerified
    ? undefined
    : verificationLink(ctx, await ctx.accounts.library.verificationToken(email), brought?.plan)
  // Signing up over and over with someone else's address must not fill their mailbox.
  if ((await mayCauseEmail(ctx)) && (await hasMailboxRoom(ctx, email, 'confirm')))
    await sendUrgentEmail(ctx, welcomeEmail(ctx, email, link))
  await publish(ctx, memberJoined({ memberId: id, ref: brought?.ref }))
}
