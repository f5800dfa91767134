import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../../server/page-link.ts'

/** To the client, when the coach ended the coaching. */
export const coachingEndedEmail = (ctx: Context, to: string, coach: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'coaching ended',
    to,
    subject: `Your coaching with ${coach} has ended`,
    paragraphs: [
      `${coach} ended your coaching at ${ctx.brand.name}. They won’t see anything new of yours.`,
      'Your program continues as before, with all your progress, points and badges. You can still read your messages.',
    ],
    action: { label: 'Open your dashboard', url: pageLink(ctx, '/'), note: 'Your next step is there.' },
  })

/** To the coach, when the client left. */
export const clientLeftEmail = (ctx: Context, to: string, client: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'client ended the coaching',
    to,
    subject: `${client} ended the coaching`,
    paragraphs: [
      `${client} ended the coaching with you at ${ctx.brand.name}. They’re no longer on your list of clients.`,
      'You keep the milestones you recorded, the points you earned, and your notes and messages, on their page.',
    ],
    action: { label: 'Open your clients', url: pageLink(ctx, '/coach/clients'), note: 'For Coach Mode.' },
  })

/** To each client of a coach whose access was revoked. */
export const coachRemovedEmail = (ctx: Context, to: string, coach: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'coach left',
    to,
    subject: `${coach} is no longer your coach`,
    paragraphs: [
      `${coach} no longer coaches at ${ctx.brand.name}, so your coaching with them has ended. They can’t see anything of yours or get messages from you anymore.`,
      'Your program continues as before, with all your progress, points and badges. You can still read your messages, and you can get another coach right away.',
    ],
    action: { label: 'Open your dashboard', url: pageLink(ctx, '/'), note: 'Your next step is there.' },
  })
