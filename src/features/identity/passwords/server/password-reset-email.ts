import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

/** `isFirst`: to someone who was invited and has no password yet. */
export const passwordResetEmail = (brand: Brand, to: string, link: string, { isFirst }: { isFirst: boolean }): Email =>
  frameEmail(brand, {
    kind: 'password reset',
    to,
    subject: isFirst ? `Choose your password for ${brand.name}` : `Set a new password for ${brand.name}`,
    paragraphs: isFirst
      ? [
          `This link sets the password for your account at ${brand.name}. Then sign in, and day 1 begins.`,
          'If you didn’t ask for this, you don’t need to do anything: nothing changes.',
        ]
      : [
          `Someone, probably you, asked to set a new password for your account at ${brand.name}.`,
          'Setting one signs you out everywhere. If you didn’t ask for this, you don’t need to do anything: your password stays the same.',
        ],
    action: {
      label: isFirst ? 'Choose your password' : 'Set a new password',
      url: link,
      note: 'The link works once, for an hour.',
    },
  })
