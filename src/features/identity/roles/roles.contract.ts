import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CurrentUser } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'
import { roles } from '../identity.rules.ts'

export const setRole = endpoint({
  method: 'POST',
  path: '/api/user/role',
  access: 'signedIn',
  changes: ['user'],
  summary: 'Switches between Client Mode and Coach Mode.',
  body: z.object({ role: z.enum(roles) }),
  reply: CurrentUser,
  refusals: [identityRefusals.coachNotGranted],
})
