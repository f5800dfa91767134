import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Success } from '../identity.contract.ts'
import { identityRefusals } from '../identity-refusals.ts'
import { Email, Password } from '../sign-in/sign-in.contract.ts'

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  summary: 'Mails a link that sets a new password; answers the same whether the account exists or not.',
  body: z.object({ email: Email }),
  reply: Success,
  refusals: [identityRefusals.passwordsOff],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password by the mailed token and ends every session.',
  body: z.object({ token: z.string().max(512), newPassword: Password }),
  reply: Success,
  refusals: [
    identityRefusals.staleLink,
    identityRefusals.passwordsOff,
    identityRefusals.guessablePassword,
    identityRefusals.crowded,
  ],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Changes the password and ends every other session.',
  body: z.object({ currentPassword: z.string().max(128), newPassword: Password }),
  reply: Success,
  refusals: [
    identityRefusals.wrongPassword,
    identityRefusals.passwordsOff,
    identityRefusals.guessablePassword,
    identityRefusals.crowded,
  ],
})

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'signedIn',
  summary: 'Mails the link that confirms the e-mail address again.',
  reply: Success,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  changes: ['user', 'settings'],
  summary:
    'Confirms an e-mail address, the one that the account has or the one it is to have, by the mailed token, for whoever is signed in to that account. The mailed link leads to a page with a button that calls this.',
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
