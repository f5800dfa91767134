import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'

export const certificateRefusals = refusals('certificate', {
  notFinished: [409, 'The certificate is yours once every core lesson is done.'],
  notFound: [404, 'There’s no certificate at this address.'],
})

/** All that a certificate says. */
const Certified = z.object({ name: z.string(), program: z.string(), finishedOn: z.iso.date() })

const Certificate = z.object({
  /** Null until the program is finished. */
  certified: Certified.nullable(),
  /** Where anyone can see it; null while it is off. */
  link: z.object({ url: z.string(), turnedOnAt: Instant }).nullable(),
})
export type Certificate = z.infer<typeof Certificate>

export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/certificate',
  access: 'signedIn',
  topics: ['progress', 'certificate', 'user'],
  summary: 'The member’s certificate, and whether it has a public page.',
  reply: Certificate,
})

export const turnLinkOn = endpoint({
  method: 'PUT',
  path: '/api/certificate/link',
  access: 'signedIn',
  changes: ['certificate'],
  summary: 'Gives the certificate a public page at an unguessable address. Again, it stays the same one.',
  reply: Certificate,
  refusals: [certificateRefusals.notFinished],
})

export const turnLinkOff = endpoint({
  method: 'DELETE',
  path: '/api/certificate/link',
  access: 'signedIn',
  changes: ['certificate'],
  summary: 'Takes the public page away for good; turned on later, it has another address.',
  reply: Certificate,
})

export const getCertified = endpoint({
  method: 'GET',
  path: '/api/certificates/:token',
  access: 'public',
  summary: 'What a certificate’s public page says: name, program and date.',
  params: z.object({ token: z.string().max(64) }),
  reply: Certified,
  refusals: [certificateRefusals.notFound],
})
