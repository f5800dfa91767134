import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CurrentCode, CurrentPassword, codeRefusals, Email, proofRefusals, Success } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Mails a link to the new address; it becomes the account’s when that link is confirmed.',
  body: z.object({ email: Email, password: CurrentPassword, code: CurrentCode }),
  reply: z.object({ pending: z.string() }),
  refusals: [identityRefusals.ownAddress, ...proofRefusals, ...codeRefusals],
})

export const keepEmail = endpoint({
  method: 'DELETE',
  path: '/api/settings/email',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Forgets the address that waits for its confirmation.',
  reply: Success,
})

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'signedIn',
  summary: 'Mails the link that confirms the email address again.',
  reply: Success,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  changes: ['user', 'settings'],
  summary:
    'Confirms an email address, the one that the account has or the one it is to have, by the mailed token, for whoever is signed in to that account. The mailed link leads to a page with a button that calls this.',
  body: z.object({ token: z.string().max(2048) }),
  reply: Success,
  refusals: [identityRefusals.staleLink, identityRefusals.addressTaken, identityRefusals.signInToConfirm],
})

export const openVerifyEmail = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Leads to the page with the button that confirms; changes nothing.',
  query: z.object({ token: z.string().max(2048).catch('') }),
  reply: z.undefined(),
})
