import type { Context, MemberContext } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { fullName } from '../../coaching.rules.ts'
import { type EmailRecipient, emailMember, wantsEmail } from '../../server/email-member.ts'
import { pageLink } from '../../server/page-link.ts'

type Message = { to: string; from: { id: string; name: string }; text: string; path: string }

/** The text of a message, without the sender's address. */
export const messageEmail = (ctx: Context, { to, from, text, path }: Message): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'message of coaching',
    to,
    subject: `${from.name} wrote to you`,
    paragraphs: [`${from.name} wrote to you at ${ctx.brand.name}:`, ...text.split(/\n{2,}/)],
    action: {
      label: 'Answer',
      url: pageLink(ctx, path),
      note: 'Please answer on the site: a reply to this email won’t reach them.',
    },
  }),
  authorId: from.id,
})

/** Who writes a message: the caller. */
export const writer = ({ member }: MemberContext) => ({ id: member.id, name: fullName(member) })

/**
 * At most one email from one to the other in 15 minutes, also where a new coaching began in between: further messages appear
 * on the page only.
 */
export async function emailNewMessage(ctx: MemberContext, to: EmailRecipient, email: Email): Promise<boolean> {
  const once = { of: ['message letter', ctx.member.id, email.to], limit: 1, seconds: 900 }
  return wantsEmail(ctx, to) && (await countWithin(ctx.db, once)) && emailMember(ctx, to, email)
}
