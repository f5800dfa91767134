import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'
import { PageParams } from '../pages/pages.contract.ts'
import { doubts } from '../worksheets/doubts.ts'

const Finding = z.object({
  address: z.string(),
  label: z.string(),
  quote: z.string(),
  doubt: z.enum([...doubts, 'rule', 'figure']),
  says: z.string(),
  test: z.string(),
})

export const questionPage = endpoint({
  method: 'GET',
  path: '/api/founder-file/pages/:pageId/questions',
  access: 'signedIn',
  topics: ['founder-page'],
  summary:
    'What is questioned in the member’s own answers on a page for their likeness to others, beside what the browser finds by their words. It changes nothing.',
  params: PageParams,
  reply: z.object({ findings: z.array(Finding) }),
  refusals: [no.pageNotFound],
})
