import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { billingRefusals as no } from '../billing.refusals.ts'

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/membership/portal',
  access: 'signedIn',
  summary: "Opens the provider's own page for cards and invoices, for some minutes.",
  reply: z.object({ url: z.string() }),
  refusals: [no.noMembership, no.providerDown, no.providerKey],
})
