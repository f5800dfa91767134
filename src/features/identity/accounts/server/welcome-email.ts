import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'
import { confirmAction } from '../../email-address/server/verification-email.ts'

/** Contains nothing that the person typed: they may have typed someone else's address. */
export const welcomeEmail = (brand: Brand, to: string, confirmLink: string | undefined): Email =>
  frameEmail(brand, {
    to,
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      `Your account at ${brand.name} is ready, and today is day 1 of your 180 days.`,
      'A good first step is the first lesson: it takes about half an hour, and everything after it builds on what you write down there.',
      ...(confirmLink
        ? ['Please confirm this address, so that our emails about your program reach you and no one else.']
        : []),
      'If you did not create this account, you don’t need to do anything. Until this address is confirmed, we write to it only when a link to confirm it or to set a new password is asked for, or when something is paid for.',
    ],
    ...(confirmLink ? { action: confirmAction(confirmLink) } : {}),
  })
