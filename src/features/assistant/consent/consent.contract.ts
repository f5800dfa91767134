import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const consentRefusals = refusals('consent', {
  anotherReader: [409, 'Another model is connected now. Look at who would read your file, and decide again.'],
})

/** Who outside the installation would read one's Founder file; null where no one would. `isGiven` is null until decided. */
export const OutsideReader = z.object({ name: z.string(), isGiven: z.boolean().nullable() }).nullable()

export const decideConsent = endpoint({
  method: 'PUT',
  path: '/api/chat/consent',
  access: 'signedIn',
  changes: ['quota'],
  summary: 'Lets the connected model outside this installation read my Founder file, or takes that back.',
  body: z.object({ name: z.string().max(253).describe('who I was told would read it'), isGiven: z.boolean() }),
  reply: z.object({ outside: OutsideReader }),
  refusals: [consentRefusals.anotherReader],
})
