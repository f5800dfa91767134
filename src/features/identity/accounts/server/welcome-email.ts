import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { confirmAction } from '../../email-address/server/verification-email.ts'

/** Contains nothing that the person typed: they may have typed someone else's address. */
export const welcomeEmail = ({ brand, accounts }: Context, to: string, confirmLink: string | undefined): Email =>
  frameEmail(brand, {
    kind: 'welcome',
    to,
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      `Your account at ${brand.name} is ready, and today is day 1 of your 180 days.`,
      'Start with lesson 1. It takes about half an hour, and everything after it builds on what you write down.',
      ...(confirmLink ? unconfirmed(accounts) : []),
    ],
    ...(confirmLink ? { action: confirmAction(confirmLink) } : {}),
    // The address of the next lesson, which is the first one.
    also: { label: 'Start with lesson 1', url: new URL('/today', accounts.publicUrl).href },
  })

/** On a site of one’s own, whose addresses may all be made up, coaching writes to unconfirmed ones too. */
const unconfirmed = ({ local }: Pick<Context['accounts'], 'local'>) => [
  'Please confirm this address so that only you get our emails about your program.',
  `If you didn’t create this account, you don’t need to do anything. Until this address is confirmed, we only write to it when a link to confirm it or to set a new password is requested, or when something is paid for or given${local ? ', or about coaching' : ''}.`,
]
