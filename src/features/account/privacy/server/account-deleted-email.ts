import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

/** The last email: what is gone, and what the law keeps. */
export const accountDeletedEmail = ({ brand }: Context, to: string, hasPaid: boolean): Email =>
  frameEmail(brand, {
    kind: 'account deleted',
    to,
    subject: `Your account at ${brand.name} has been deleted`,
    paragraphs: [
      `Your account at ${brand.name} and everything personal in it have been deleted: your name and address, your progress, points and badges, your conversations, your messages and your settings. You are signed out everywhere.`,
      hasPaid
        ? 'Your membership ends too, and you won’t be charged again. Tax law has us keep records of your payments for ten years: what was paid, when, and the payment provider’s reference. They don’t include your name or address. If you used the 30-day guarantee, a code made from your address and your card stays just as long, since each person can use the guarantee once; no one can turn it back into either. The payment provider keeps its own invoices, as the law requires.'
        : 'You never paid for anything, so nothing is kept.',
      'Copies in backups disappear when the backups are overwritten. This is our last email to you. If you ever come back, you can join with the same address, from day 1.',
    ],
  })
