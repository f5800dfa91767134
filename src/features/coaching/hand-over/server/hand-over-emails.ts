import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../server/page-link.ts'

type Names = { before: string; coach: string; client: string }

/** To the client. */
export const handedOverEmail = (ctx: Context, to: string, { before, coach }: Names): Email =>
  frameEmail(ctx.brand, {
    kind: 'handed over to another coach',
    to,
    subject: `${coach} is your coach now`,
    paragraphs: [
      `${before} handed your coaching at ${ctx.brand.name} over to ${coach}. Your milestones, sessions with the notes written for you, promises and everything you share go to ${coach}, and so do requests that no one has answered yet. ${before} won’t see anything new of yours.`,
      `${coach} can’t read your earlier messages unless you agree. If there are any, your messages page will ask you. You still see all of them yourself.`,
      'Is this a mistake? The page below has a button, “This is not my coach”. One click ends it.',
    ],
    action: {
      label: 'Open your messages',
      url: pageLink(ctx, '/messages'),
      note: 'Opening the page changes nothing.',
    },
  })

/** To the coach who takes over. */
export const takenOverEmail = (
  ctx: Context,
  to: string,
  { before, client, clientId }: Names & { clientId: string },
): Email =>
  frameEmail(ctx.brand, {
    kind: 'client handed over',
    to,
    subject: `${before} handed ${client} over to you`,
    paragraphs: [
      `You’re ${client}’s coach now. Their milestones and what they share are on their page. You see earlier messages once they agree. Requests for a session or a plan review that no one has answered yet wait in your inbox.`,
      'If you can’t take them on, hand them over to someone else or end the coaching on that page.',
    ],
    action: { label: 'Open their page', url: pageLink(ctx, `/coach/clients/${clientId}`), note: 'For Coach Mode.' },
  })
