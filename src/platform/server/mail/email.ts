import { machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { enqueue, job } from '../jobs/job.ts'
import { newId } from '../new-id.ts'

export type Email = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }

/** The way letters leave: SMTP, or files in the outbox. */
export type MailPort = {
  deliver: (letter: Email, messageId: string) => Promise<void>
  /** Lets go of connections that are kept open for the next letter. */
  close?: () => Promise<void>
}

declare module '../context.ts' {
  interface Context {
    mail: MailPort
  }
}

type Queued = { letter: Email; id: string }

/** Carries one letter out; its message id is fixed when it is posted, so a repeated attempt is recognisable. */
export const deliverEmail = job<Queued>('mail.deliver', (ctx, { letter, id }) => ctx.mail.deliver(letter, id), {
  lane: 'mail',
  minutes: 2,
  // With pauses that grow to an hour: about eleven hours, so that a mail server may be away for a night.
  attempts: 20,
})

/** Posts a letter with the caller's transaction; it leaves after the commit. */
export const sendEmail = (ctx: Context, letter: Email): Promise<void> =>
  enqueue(ctx, deliverEmail, { letter, id: newId() })

/** How far ahead a letter goes that somebody waits for. The worker takes first what was due first. */
const aheadHours = 1

/** Posts a letter that must not wait behind many others: a link that was asked for, a warning. */
export const sendUrgentEmail = (ctx: Context, letter: Email): Promise<void> =>
  enqueue(ctx, deliverEmail, { letter, id: newId() }, { at: machineNow().subtract({ hours: aheadHours }) })
