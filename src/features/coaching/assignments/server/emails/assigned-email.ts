import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../../server/page-link.ts'

/** `session`: one that is theirs to book, or that they asked for and the coach answers now. */
type Assigned = {
  to: string
  coach: string
  session: 'open' | 'asked' | 'none'
  /** Whether they had a coach before. */
  continues: boolean
  by?: 'operator'
}

/** To the client. */
export const assignedEmail = (ctx: Context, { to, coach, session, continues, by }: Assigned): Email =>
  frameEmail(ctx.brand, {
    kind: 'coach assigned',
    to,
    subject: `${coach} is your coach now`,
    paragraphs: [
      `${by ? `We gave you a coach at ${ctx.brand.name}: ${coach}.` : `${coach} took you on as a client at ${ctx.brand.name}.`} You can message each other on the site. Only the two of you see those messages.`,
      ...sessionWords(session, coach),
      'Your coach sees your program day, your progress, what you complete, and your plan and whether it’s past due or has ended. They see only what you share of your Founder file and what you hand over from the assistant, and never what you pay or how.',
      ...(continues
        ? [
            `From your coaching before, ${coach} sees your milestones, your sessions with the notes written for you, and what was promised, and requests that no one has answered yet are with them now. They can’t read earlier messages unless you agree. If there are any, your messages page will ask you.`,
          ]
        : []),
      'Is this a mistake? The page below has a button, “This is not my coach”. One click ends it.',
    ],
    action: {
      ...(session === 'open'
        ? { label: 'Suggest times', url: pageLink(ctx, '/coaching') }
        : { label: 'Open your messages', url: pageLink(ctx, '/messages') }),
      note: 'Opening the page changes nothing.',
    },
  })

function sessionWords(session: Assigned['session'], coach: string): string[] {
  if (session === 'asked') return [`The session you asked for is now with ${coach}, who will answer you.`]
  return session === 'open'
    ? [`Your next step: suggest two or three times for your 60-minute session. ${coach} takes one or suggests others.`]
    : []
}

/** To a coach whom an operator gave a client. */
export const clientGivenEmail = (ctx: Context, to: string, client: { id: string; name: string }): Email =>
  frameEmail(ctx.brand, {
    kind: 'client given',
    to,
    subject: `${client.name} is your client now`,
    paragraphs: [
      `An operator of ${ctx.brand.name} made you ${client.name}’s coach. They were told by email.`,
      'If you can’t take them on, hand them over to someone else or end the coaching on their page.',
    ],
    action: { label: 'Open their page', url: pageLink(ctx, `/coach/clients/${client.id}`), note: 'For Coach Mode.' },
  })
