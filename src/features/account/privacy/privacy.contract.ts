import { z } from 'zod'
import {
  CurrentCode,
  CurrentPassword,
  codeRefusals,
  proofRefusals,
  Success,
} from '#features/identity/identity.contract.ts'
import { identityRefusals } from '#features/identity/identity.refusals.ts'
import { accountLimits } from '#features/identity/identity.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const privacyRefusals = refusals('account', {
  signInAgain: [403, 'Please sign out and back in: deleting requires a sign-in within the last ten minutes.'],
  linkUnknown: [404, 'This link isn’t yours.'],
  linkExpired: [410, 'This link has expired or was already used. Get a new one in Settings.'],
})

export const exportAccount = endpoint({
  method: 'POST',
  path: '/api/account/export',
  access: 'signedIn',
  summary:
    'Answers a link to everything that is kept of the member; it is good once, within five minutes, for them only. Takes the password, unless the sign-in was a moment ago.',
  body: z.object({ password: CurrentPassword }).optional(),
  reply: z.object({ url: z.string() }),
  refusals: [...proofRefusals],
})

export const downloadAccount = endpoint({
  method: 'GET',
  path: '/api/account/export/file',
  access: 'signedIn',
  summary: 'Everything that is kept of the member, as JSON and as a page to read, in one archive.',
  query: z.object({ until: z.string().max(20), signature: z.string().max(100) }),
  reply: z.undefined(),
  refusals: [privacyRefusals.linkUnknown, privacyRefusals.linkExpired],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'signedIn',
  summary:
    'Deletes the account and everything personal with it, and ends its membership. Takes the password, or of an account without one a sign-in of the last ten minutes; with two-step sign-in on, a code too.',
  body: z.object({ password: z.string().max(accountLimits.password.most).optional(), code: CurrentCode }),
  reply: Success,
  refusals: [identityRefusals.wrongPassword, ...codeRefusals, privacyRefusals.signInAgain],
})
