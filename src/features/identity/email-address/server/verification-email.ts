import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

type Why = 'asked' | 'asked again' | 'corrected'

const reasons: Record<Why, (name: string) => readonly string[]> = {
  asked: (name) => [
    `You asked to confirm this address for your account at ${name}.`,
    'If that wasn’t you, you don’t need to do anything.',
  ],
  'asked again': (name) => [
    `Here’s the link to confirm this address for your account at ${name} once more.`,
    'If you have no account there, you don’t need to do anything.',
  ],
  corrected: (name) => [
    `We corrected the email address of your account at ${name}: it’s this one now. Sign in with it from now on; nothing else changes.`,
    'Please confirm that the address is yours. If you have no account there, you don’t need to do anything.',
  ],
}

export const verificationEmail = (brand: Brand, to: string, link: string, why: Why = 'asked'): Email =>
  frameEmail(brand, {
    kind: 'confirmation of the address',
    to,
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: reasons[why](brand.name),
    action: confirmAction(link),
  })

export const confirmAction = (url: string) => ({
  label: 'Confirm email address',
  url,
  note: 'The link works for three days.',
})
