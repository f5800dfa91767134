import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Success } from '../identity.contract.ts'
import { identityRefusals } from '../identity-refusals.ts'
import { CurrentCode, CurrentPassword, codeRefusals, Email, proofRefusals } from '../sign-in/sign-in.contract.ts'

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Mails a link to the new address; it becomes the account’s when that link is confirmed.',
  body: z.object({ email: Email, password: CurrentPassword, code: CurrentCode }),
  reply: z.object({ pending: z.string() }),
  refusals: [identityRefusals.addressTaken, ...proofRefusals, ...codeRefusals],
})

export const keepEmail = endpoint({
  method: 'DELETE',
  path: '/api/settings/email',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Forgets the address that waits for its confirmation.',
  reply: Success,
})
