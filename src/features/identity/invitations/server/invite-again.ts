import type { Context } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { invitationEmail } from './invitation-email.ts'

/** Of an address, at most one invitation a day. False: it has had one. */
export const countInvitation = ({ db }: Context, email: string): Promise<boolean> =>
  countWithin(db, { of: ['invitation', email], limit: 1, seconds: 86_400 })

/** Sends the invitation once more, in the transaction of the caller. False: there was one within a day. */
export async function inviteAgain(ctx: Context, email: string): Promise<boolean> {
  if (!(await countInvitation(ctx, email))) return false
  await sendEmail(ctx, invitationEmail(ctx, email))
  return true
}
