import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

/** Goes to the new address, whose owner is not known yet, so it quotes nothing that was typed. */
export const confirmNewAddressEmail = (brand: Brand, to: string, link: string): Email =>
  frameEmail(brand, {
    kind: 'confirmation of a new address',
    to,
    subject: `Confirm your new email address for ${brand.name}`,
    paragraphs: [
      `Someone, probably you, asked to use this address for an account at ${brand.name}.`,
      'If that wasn’t you, you don’t need to do anything: nothing changes unless you confirm.',
    ],
    action: { label: 'Use this address', url: link, note: 'The link works once, for a day.' },
  })
