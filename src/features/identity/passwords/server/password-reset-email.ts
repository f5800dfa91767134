import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

export const passwordResetEmail = (brand: Brand, to: string, link: string): Email =>
  frameEmail(brand, {
    kind: 'password reset',
    to,
    subject: `Set a new password for ${brand.name}`,
    paragraphs: [
      `Someone, probably you, asked to set a new password for your account at ${brand.name}.`,
      'Setting one signs you out everywhere. If you didn’t ask for this, you don’t need to do anything: your password stays the same.',
    ],
    action: {
      label: 'Set a new password',
      url: link,
      note: 'The link works once, for an hour.',
    },
  })
