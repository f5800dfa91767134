import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const programEmailRefusals = refusals('letters', {
  linkUnknown: [404, 'This link is incomplete. You can also turn emails off in Settings.'],
})

const query = z.object({ token: z.string().max(200) })

/** One-click unsubscribe of RFC 8058: mail programs post a form here, whose content is ignored. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/letters/unsubscribe',
  access: 'public',
  changes: ['settings'],
  summary: 'Stops the kind of email that the token names. The same token again is a success too.',
  query,
  reply: Success,
  refusals: [programEmailRefusals.linkUnknown],
})

export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/letters/unsubscribe',
  access: 'public',
  summary: 'For mail programs that open the address in an email’s header: redirects to the page with the button.',
  query,
  reply: z.undefined(),
})
