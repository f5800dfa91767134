import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
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
