import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

/** The last email: what is gone, and what the law keeps. */
export const accountDeletedEmail = ({ brand }: Context, to: string, hasPaid: boolean): Email =>
  frameEmail(brand, {
    to,
    subject: `Your account at ${brand.name} is deleted`,
    paragraphs: [
      `Your account at ${brand.name} and everything personal in it are deleted: your name and address, your progress, points and badges, your conversations, your messages and your settings. You are signed out everywhere.`,
      hasPaid
        ? 'Your membership ends with it, and nothing more is charged. Tax law has us keep the records of your payments for ten years: what was paid, when, and the payment provider’s reference. They hold neither your name nor your address. If you used the 30-day guarantee, a code made from your address and your card stays for as long, since the guarantee is there once per person; nobody can turn it back into either. The payment provider keeps its own invoices, as the law asks of it.'
        : 'You have paid for nothing, so nothing is kept.',
      'Copies in backups go when the backups are overwritten. This is our last email to you. If you come back one day, you can join with the same address, from day 1.',
    ],
  })
