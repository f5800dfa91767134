import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Blocks, landingRefusals } from '../landing.contract.ts'

export const getLegalText = endpoint({
  method: 'GET',
  path: '/api/legal/:name',
  access: 'public',
  summary: 'The terms, the privacy notice or the refund rules.',
  params: z.object({ name: z.string().max(40) }),
  reply: z.object({ name: z.string(), title: z.string(), updated: z.string(), draft: z.boolean(), blocks: Blocks }),
  refusals: [landingRefusals.textNotFound],
})
