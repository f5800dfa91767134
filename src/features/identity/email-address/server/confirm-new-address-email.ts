import type { Email } from '#platform/server/mail/email.ts'
import { type Brand, frameEmail } from '#platform/server/mail/email-frame.ts'

/** To the new address, of which we do not know yet whose it is: nothing stands in it that anybody typed. */
export const confirmNewAddressEmail = (brand: Brand, to: string, link: string): Email =>
  frameEmail(brand, {
    to,
    subject: `Confirm your new e-mail address for ${brand.name}`,
    paragraphs: [
      `Somebody, probably you, wishes to use this address for their account at ${brand.name}.`,
      'If that was not you, you don’t need to do anything: without your confirmation nothing changes.',
    ],
    action: { label: 'Use this address', url: link, note: 'The link works once, within a day.' },
  })
