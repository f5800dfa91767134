import { type Context, publish } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { memberJoined } from '../identity.events.ts'
import { welcomeLetter } from './letters/welcome-letter.ts'
import { hasRoom, mayCauseLetter } from './limit-letters.ts'
import { verificationLink } from './links.ts'

type Joined = { id: string; email: string; emailVerified: boolean }

/** What follows from an account's creation, in its transaction. */
export async function joinMember(
  ctx: Context,
  { id, email, emailVerified }: Joined,
  ref: string | undefined,
): Promise<void> {
  const link = emailVerified ? undefined : verificationLink(ctx, await ctx.accounts.library.verificationToken(email))
  // Joining and leaving again and again with somebody else's address does not fill their mailbox.
  if ((await mayCauseLetter(ctx)) && (await hasRoom(ctx, email, 'confirm')))
    await sendUrgentEmail(ctx, welcomeLetter(ctx.brand, email, link))
  await publish(ctx, memberJoined({ memberId: id, ref }))
}
