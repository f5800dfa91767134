import { announce, type Context } from '#platform/server/context.ts'
import { postAhead } from '#platform/server/mail/letter.ts'
import { memberJoined } from '../facts.ts'
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
    await postAhead(ctx, welcomeLetter(ctx.brand, email, link))
  await announce(ctx, memberJoined({ memberId: id, ref }))
}
