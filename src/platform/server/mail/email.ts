import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { enqueue, job } from '../jobs/job.ts'
import { newId } from '../new-id.ts'
import { type MailFate, wordsOf } from './counted-mail.ts'
import { senderOf } from './email-frame.ts'

/** What a mail server gets. */
type Delivered = {
  to: string
  /** Who writes, where no setting says it for all: `Name <hello@example.com>`. */
  from?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type Email = Delivered & {
  /** Which email it is, in plain words. */
  kind?: string
  /** Whom it is for, where the address may not be the one that their account has. */
  memberId?: string
  /** Whose words it holds: it leaves the queue when they delete their account. */
  authorId?: string
  /** The one of which many get a copy. */
  partOf?: string
}

/** One try to hand an email over, and how it ended: taken, or refused with these words. Instants of the machine's clock. */
export type Handover = {
  id: string
  to: string
  kind: string | undefined
  memberId: string | undefined
  partOf: string | undefined
  queuedAt: string
  triedAt: string
  refusal: string | undefined
}

/** How emails leave: SMTP, or files in the outbox. */
export type MailPort = {
  deliver: (email: Delivered, messageId: string) => Promise<void>
  /** It writes files: nobody gets them. */
  isOutbox?: true
  /** How the last ones of this process went, where that is watched. */
  fate?: MailFate
  /** Closes connections that are kept open for the next email. */
  close?: () => Promise<void>
}

declare module '../context.ts' {
  interface Context {
    mail: MailPort
    /** Writes down what became of an email, in one statement. */
    recordEmail: (ctx: Context, handover: Handover) => Promise<void>
  }
}

/** What an email is called that was queued without a name. */
export const unnamedEmail = 'email'

export type Queued = { letter: Email; id: string; queuedAt?: string; until?: string }

/** Delivers one email. Its message id is set when it is queued, so that a second attempt can be recognized. Queued jobs call it `letter`. */
export const deliverEmailJob = job<Queued>('mail.deliver', deliver, {
  lane: 'mail',
  minutes: 2,
  // With pauses that grow to an hour: about eleven hours, so that a mail server may be away for a night.
  attempts: 20,
})

/** One that is useful for a while only is dropped afterwards, when the mail server was away. */
async function deliver(ctx: Context, queued: Queued): Promise<void> {
  const { letter, id, until } = queued
  if (until !== undefined && until <= iso(machineNow())) return
  const { kind: _, memberId: __, authorId: ___, partOf: ____, ...email } = letter
  try {
    await ctx.mail.deliver({ from: senderOf(ctx.brand), ...email }, id)
  } catch (error) {
    await record(ctx, queued, wordsOf(error))
    throw error
  }
  await record(ctx, queued)
}

/** An email that has left isn't sent again because that could not be written down. */
async function record(ctx: Context, { letter, id, queuedAt }: Queued, refusal?: string): Promise<void> {
  const { to, kind, memberId, partOf } = letter
  const triedAt = iso(machineNow())
  try {
    await ctx.recordEmail(ctx, { id, to, kind, memberId, partOf, queuedAt: queuedAt ?? triedAt, triedAt, refusal })
  } catch (error) {
    ctx.log.warn({ err: error, id }, 'what became of an email could not be written down')
  }
}

/**
 * Queues an email in the caller's transaction; it leaves after the commit. `usefulFor`: after so many minutes it is
 * dropped instead.
 */
export const sendEmail = (ctx: Context, email: Email, usefulFor?: number): Promise<void> =>
  queue(ctx, email, {
    ...(usefulFor === undefined ? {} : { until: iso(machineNow().add({ minutes: usefulFor })) }),
  })

/** Queues an email that must not wait behind many others: a link that was asked for, a warning. */
export const sendUrgentEmail = (ctx: Context, email: Email): Promise<void> => queue(ctx, email, { urgent: true })

type When = { urgent?: boolean; until?: string }

function queue(ctx: Context, email: Email, { urgent, ...rest }: When): Promise<void> {
  const data = { letter: email, id: newId(), queuedAt: iso(machineNow()), ...rest }
  return enqueue(ctx, deliverEmailJob, data, { urgent, about: email.to, partOf: email.partOf })
}
