import { z } from 'zod'
import { CurrentCode, codeRefusals } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { proofRefusals } from './proof.refusals.ts'

export const prove = endpoint({
  method: 'POST',
  path: '/api/operator/proof',
  access: 'operator',
  summary:
    'Takes a code of two-step sign-in, which opens for ten minutes what can hurt: acting on people, refunds, deletions, exports. Without a code it says whether one is needed.',
  body: z.object({ code: CurrentCode }),
  reply: z.object({ success: z.literal(true) }),
  refusals: [proofRefusals.proofNeeded, ...codeRefusals],
})
