import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { pageLink } from '../../../server/page-link.ts'

/** To the coach, when a client deleted their account. It does not name them, because emails outlive accounts. */
export const clientDeletedEmail = (ctx: Context, to: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'client deleted their account',
    to,
    subject: 'A client deleted their account',
    paragraphs: [
      `One of your clients at ${ctx.brand.name} deleted their account. Their record, your notes about them and your messages are deleted too.`,
      'You keep the points you earned from their milestones.',
    ],
    action: { label: 'Open your clients', url: pageLink(ctx, '/coach/clients'), note: 'For Coach Mode.' },
  })

/** To each client, when a coach deleted their account. */
export const coachDeletedEmail = (ctx: Context, to: string, coach: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'coach deleted their account',
    to,
    subject: `${coach} is no longer your coach`,
    paragraphs: [
      `${coach} left ${ctx.brand.name}, so your coaching with them has ended. Your messages, your sessions with the notes written for you, their comments on your pages, the milestones recorded with them, what they promised and the notes they kept about you are deleted. What you promised stays on your coaching page.`,
      'Your program continues as before, with all your progress, points and badges. You can get another coach anytime.',
    ],
    action: { label: 'Open your dashboard', url: pageLink(ctx, '/'), note: 'Your next step is there.' },
  })
