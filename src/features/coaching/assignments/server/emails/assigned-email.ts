import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../../server/page-link.ts'

export const assignedEmail = (ctx: Context, { to, coach }: { to: string; coach: string }): Email =>
  frameEmail(ctx.brand, {
    to,
    subject: `${coach} is your coach now`,
    paragraphs: [
      `${coach} took you on as a client at ${ctx.brand.name}. You can write to each other on the site from now on; neither of you sees the other’s messages anywhere else.`,
      'Your coach sees your program day, your progress and what you complete. Your chats with the assistant and everything about payments stay yours alone.',
      'If this is a mistake, the page below has a button “This is not my coach”. One click ends it.',
    ],
    action: {
      label: 'Open your messages',
      url: pageLink(ctx, 'messages'),
      note: 'Nothing happens by opening the page.',
    },
  })
