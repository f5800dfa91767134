import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../../server/page-link.ts'

/** To the client, when the coach ended the coaching. */
export const coachingEndedEmail = (ctx: Context, to: string, coach: string): Email =>
  frameEmail(ctx.brand, {
    to,
    subject: `Your coaching with ${coach} has ended`,
    paragraphs: [
      `${coach} ended your coaching at ${ctx.brand.name}. From now on they see nothing new of yours.`,
      'Your program goes on as before: progress, points and badges are yours. What you wrote to each other can still be read.',
    ],
    action: { label: 'Open your dashboard', url: pageLink(ctx, ''), note: 'Your next step waits there.' },
  })

/** To the coach, when the client left. */
export const clientLeftEmail = (ctx: Context, to: string, client: string): Email =>
  frameEmail(ctx.brand, {
    to,
    subject: `${client} ended the coaching`,
    paragraphs: [
      `${client} ended the coaching with you at ${ctx.brand.name}. They are no longer on your list of clients.`,
      'The milestones you recorded and what you earned by them are kept.',
    ],
    action: { label: 'Open your clients', url: pageLink(ctx, 'coach/clients'), note: 'For Coach Mode.' },
  })

/** To each client of a coach whose access was revoked. */
export const coachRemovedEmail = (ctx: Context, to: string, coach: string): Email =>
  frameEmail(ctx.brand, {
    to,
    subject: `${coach} is no longer your coach`,
    paragraphs: [
      `${coach} no longer coaches at ${ctx.brand.name}, so your coaching with them has ended. From now on they see nothing of yours and receive no messages from you.`,
      'Your program goes on as before: progress, points and badges are yours. You can still read what you wrote to each other, and another coach can take you on right away.',
    ],
    action: { label: 'Open your dashboard', url: pageLink(ctx, ''), note: 'Your next step is there.' },
  })
