import type { Context } from '#platform/server/context.ts'
import { isWithin } from '#platform/server/http/request/attempts.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { type EmailRecipient, emailMember, wantsEmail } from '../../server/email-member.ts'
import { pageLink } from '../../server/page-link.ts'

type Message = { to: string; from: string; text: string; path: string }

/** The words of a message, with no address of whoever wrote it. */
export const messageEmail = (ctx: Context, { to, from, text, path }: Message): Email =>
  frameEmail(ctx.brand, {
    to,
    subject: `${from} wrote to you`,
    paragraphs: [`${from} wrote to you at ${ctx.brand.name}:`, ...text.split(/\n{2,}/)],
    action: {
      label: 'Answer',
      url: pageLink(ctx, path),
      note: 'Please answer on the site: an answer to this letter does not reach them.',
    },
  })
/** One letter a thread, reader and quarter of an hour: writing on reaches the page, and fills no mailbox. */
export async function emailNewMessage(
  ctx: Context,
  threadId: string,
  to: EmailRecipient,
  email: Email,
): Promise<boolean> {
  const once = { of: ['message letter', threadId, email.to], limit: 1, seconds: 900 }
  return wantsEmail(ctx, to) && (await isWithin(ctx.db, once)) && emailMember(ctx, to, email)
}
