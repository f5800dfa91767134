import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

export const verificationEmail = (brand: Brand, to: string, link: string): Email =>
  frameEmail(brand, {
    kind: 'confirmation of the address',
    to,
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: [
      `You asked to confirm this address for your account at ${brand.name}.`,
      'If that wasn’t you, you don’t need to do anything.',
    ],
    action: confirmAction(link),
  })

export const confirmAction = (url: string) => ({
  label: 'Confirm email address',
  url,
  note: 'The link works for three days.',
})
