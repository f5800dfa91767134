import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Email, Password, Success, TimeZone } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'
import { accountLimits } from '../identity.rules.ts'

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
  summary: 'Sets a new password by the mailed token, which confirms the address, and ends every session.',
  body: z.object({ token: z.string().max(512), newPassword: Password, timeZone: TimeZone.optional() }),
  /** `isNew`: they were invited, and this is their first password and their day 1. */
  reply: Success.extend({ isNew: z.boolean() }),
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
  body: z.object({ currentPassword: z.string().max(accountLimits.password.most), newPassword: Password }),
  reply: Success,
  refusals: [
    identityRefusals.wrongPassword,
    identityRefusals.passwordsOff,
    identityRefusals.guessablePassword,
    identityRefusals.crowded,
  ],
})
