import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { enqueue, job } from '../jobs/job.ts'
import { newId } from '../new-id.ts'
import type { MailFate } from './counted-mail.ts'
import { senderOf } from './email-frame.ts'

export type Email = {
  to: string
  /** Who writes, where no setting says it for all: `Name <hello@example.com>`. */
  from?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** How emails leave: SMTP, or files in the outbox. */
export type MailPort = {
  deliver: (email: Email, messageId: string) => Promise<void>
  /** How the last ones of this process went, where that is watched. */
  fate?: MailFate
  /** Closes connections that are kept open for the next email. */
  close?: () => Promise<void>
}

declare module '../context.ts' {
  interface Context {
    mail: MailPort
  }
}

type Queued = { letter: Email; id: string; until?: string }

/** Delivers one email. Its message id is set when it is queued, so that a second attempt can be recognized. Queued jobs call it `letter`. */
export const deliverEmailJob = job<Queued>('mail.deliver', deliver, {
  lane: 'mail',
  minutes: 2,
  // With pauses that grow to an hour: about eleven hours, so that a mail server may be away for a night.
  attempts: 20,
})

/** One that is useful for a while only is dropped afterwards, when the mail server was away. */
async function deliver(ctx: Context, { letter, id, until }: Queued): Promise<void> {
  if (until !== undefined && until <= iso(machineNow())) return
  await ctx.mail.deliver({ from: senderOf(ctx.brand), ...letter }, id)
}

/**
 * Queues an email in the caller's transaction; it leaves after the commit. `usefulFor`: after so many minutes it is
 * dropped instead.
 */
export const sendEmail = (ctx: Context, email: Email, usefulFor?: number): Promise<void> =>
  enqueue(ctx, deliverEmailJob, {
    letter: email,
    id: newId(),
    ...(usefulFor === undefined ? {} : { until: iso(machineNow().add({ minutes: usefulFor })) }),
  })

/** How far ahead of the queue an urgent email goes: the worker takes first what was due first. */
const aheadHours = 1

/** Queues an email that must not wait behind many others: a link that was asked for, a warning. */
export const sendUrgentEmail = (ctx: Context, email: Email): Promise<void> =>
  enqueue(ctx, deliverEmailJob, { letter: email, id: newId() }, { at: machineNow().subtract({ hours: aheadHours }) })
