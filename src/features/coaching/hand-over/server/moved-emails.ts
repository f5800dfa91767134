import { counted } from '#platform/format/numbers.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../server/page-link.ts'

type Names = { before: string; coach: string }
type Several = Names & { clients: number }

/** To a client whom an operator moved. */
export const movedEmail = (ctx: Context, to: string, { before, coach }: Names): Email =>
  frameEmail(ctx.brand, {
    kind: 'moved to another coach',
    to,
    subject: `${coach} is your coach now`,
    paragraphs: [
      `We moved your coaching at ${ctx.brand.name} from ${before} to ${coach}. Your milestones, sessions with the notes written for you, promises and everything you share go to ${coach}, and so do requests that no one has answered yet. ${before} won’t see anything new of yours.`,
      `${coach} can’t read your earlier messages unless you agree. If there are any, your messages page will ask you. You still see all of them yourself.`,
      'Would you rather not? The page below has a button, “This is not my coach”. One click ends it.',
    ],
    action: {
      label: 'Open your messages',
      url: pageLink(ctx, '/messages'),
      note: 'Opening the page changes nothing.',
    },
  })

/** To the coach whose clients they were. */
export const caseloadGoneEmail = (ctx: Context, to: string, { coach, clients }: Several): Email =>
  frameEmail(ctx.brand, {
    kind: 'clients moved away',
    to,
    subject: `${counted(clients, 'client')} moved to ${coach}`,
    paragraphs: [
      `An operator of ${ctx.brand.name} moved ${counted(clients, 'client')} of yours to ${coach}. ${clients === 1 ? 'The client was' : 'The clients were'} told by email.`,
      'What you wrote with them stays on record. You won’t see anything new of theirs.',
    ],
    action: { label: 'Open your clients', url: pageLink(ctx, '/coach/clients'), note: 'For Coach Mode.' },
  })

/** To the coach who takes over. */
export const caseloadTakenEmail = (ctx: Context, to: string, { before, clients }: Several): Email =>
  frameEmail(ctx.brand, {
    kind: 'clients moved here',
    to,
    subject: `You have ${counted(clients, 'new client')}`,
    paragraphs: [
      `An operator of ${ctx.brand.name} moved ${counted(clients, 'client')} from ${before} to you. Their milestones and what they share are on their pages. You see earlier messages once they agree. Requests for a session or a plan review that no one has answered yet wait in your inbox.`,
      'If you can’t take someone on, hand them over to someone else or end the coaching on their page.',
    ],
    action: { label: 'Open your clients', url: pageLink(ctx, '/coach/clients'), note: 'For Coach Mode.' },
  })
