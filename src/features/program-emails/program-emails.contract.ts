import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const programEmailRefusals = refusals('letters', {
  linkUnknown: [404, 'This link is not complete. You can switch letters off in Settings too.'],
})

const query = z.object({ token: z.string().max(200) })

/** As RFC 8058 has it: mail programs send a form here, of which nothing is read. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/letters/unsubscribe',
  access: 'public',
  changes: ['settings'],
  summary: 'Stops the letters that the token of one of them names. Again with the same token is a success too.',
  query,
  reply: Success,
  refusals: [programEmailRefusals.linkUnknown],
})

export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/letters/unsubscribe',
  access: 'public',
  summary: 'For mail programs that open the address of a letter’s header: goes to the page with the button.',
  query,
  reply: z.undefined(),
})
