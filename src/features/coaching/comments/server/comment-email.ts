import type { Context } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { type EmailRecipient, emailMember, wantsEmail } from '../../server/email-member.ts'
import { pageLink } from '../../server/page-link.ts'

type Written = { from: string; isAnswer?: true; pageTitle: string; path: string }

/**
 * Says that there is a comment, without its words: they are about numbers that may no longer be shared when the email is
 * read. At most one email per page and recipient in 15 minutes.
 */
export async function emailComment(
  ctx: Context,
  to: EmailRecipient & { id: string; email: string },
  { from, isAnswer, pageTitle, path }: Written,
): Promise<void> {
  const once = { of: ['comment letter', to.id, path], limit: 1, seconds: 900 }
  if (!wantsEmail(ctx, to) || !(await countWithin(ctx.db, once))) return
  const did = isAnswer ? 'answered your comment on' : 'commented on'
  await emailMember(
    ctx,
    to,
    frameEmail(ctx.brand, {
      kind: 'comment on a page',
      to: to.email,
      subject: `${from} ${did} “${pageTitle}”`,
      paragraphs: [`${from} ${did} the page “${pageTitle}” of ${isAnswer ? 'their' : 'your'} Founder file.`],
      action: { label: 'Read it', url: pageLink(ctx, path), note: 'You can answer right there.' },
    }),
  )
}
