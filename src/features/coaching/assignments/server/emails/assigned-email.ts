import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../../server/page-link.ts'

export const assignedEmail = (ctx: Context, { to, coach }: { to: string; coach: string }): Email =>
  frameEmail(ctx.brand, {
    kind: 'coach assigned',
    to,
    subject: `${coach} is your coach now`,
    paragraphs: [
      `${coach} took you on as a client at ${ctx.brand.name}. You can message each other on the site. Only the two of you see those messages.`,
      'Your coach sees your program day, your progress, what you complete, and your plan and whether it’s past due or has ended. They see your Founder file only as far as you share it, of your chats with the assistant only what you hand to them, and never what and how you pay.',
      'Is this a mistake? The page below has a button, “This is not my coach”. One click ends it.',
    ],
    action: {
      label: 'Open your messages',
      url: pageLink(ctx, 'messages'),
      note: 'Opening the page changes nothing.',
    },
  })
