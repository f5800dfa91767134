import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

/** To someone whose account the operator made. */
export const invitationEmail = (brand: Brand, to: string, link: string): Email =>
  frameEmail(brand, {
    kind: 'invitation',
    to,
    subject: `Your account at ${brand.name}`,
    paragraphs: [
      `${brand.name} made an account for you with this email address. It has no password yet: you choose your own.`,
      'Open the link, enter this address, and we’ll email you a link to set your password. After that you’re in: that day is day 1 of your 180 days, and lesson 1 takes about half an hour.',
      `If you don’t know why you got this, you don’t need to do anything, or write to ${brand.contactEmail} and the account is deleted.`,
    ],
    action: { label: 'Choose your password', url: link, note: 'The link doesn’t expire.' },
  })
