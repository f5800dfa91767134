import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'
import { confirmAction } from '../../email-address/server/verification-email.ts'

type Welcome = { confirmLink: string | undefined; local: boolean }

/** Contains nothing that the person typed: they may have typed someone else's address. */
export const welcomeEmail = (brand: Brand, to: string, { confirmLink, local }: Welcome): Email =>
  frameEmail(brand, {
    kind: 'welcome',
    to,
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      `Your account at ${brand.name} is ready, and today is day 1 of your 180 days.`,
      'Start with lesson 1. It takes about half an hour, and everything after it builds on what you write down.',
      ...(confirmLink ? ['Please confirm this address so that only you get our emails about your program.'] : []),
      // On a site of one’s own, whose addresses may all be made up, coaching writes to unconfirmed ones too.
      `If you didn’t create this account, you don’t need to do anything. Until this address is confirmed, we only write to it when a link to confirm it or to set a new password is requested, or when something is paid for or given${local ? ', or about coaching' : ''}.`,
    ],
    ...(confirmLink ? { action: confirmAction(confirmLink) } : {}),
  })
