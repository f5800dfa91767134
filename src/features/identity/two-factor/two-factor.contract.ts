import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CurrentCode, CurrentPassword, codeRefusals, proofRefusals, SignedIn, Success } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'
import { accountLimits } from '../identity.rules.ts'

const RecoveryCodes = z.array(z.string())
const Code = z.object({ code: z.string().trim().min(1).max(accountLimits.code) })

export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  access: 'signedIn',
  summary: 'Makes a secret for an authenticator app and recovery codes; two-step sign-in is on after the first code.',
  body: z.object({ password: CurrentPassword }),
  reply: z.object({ totpURI: z.string(), secret: z.string(), backupCodes: RecoveryCodes }),
  refusals: [identityRefusals.twoStepOn, ...proofRefusals],
})

export const verifyTotp = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  access: 'public',
  summary: 'The code of the authenticator app: ends a sign-in that waits for it, or turns two-step sign-in on.',
  body: Code,
  reply: SignedIn,
  refusals: [identityRefusals.wrongCode, identityRefusals.signInExpired, identityRefusals.secretUnreadable],
})

export const verifyRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  access: 'public',
  summary: 'A recovery code, which works once, instead of the app’s.',
  body: Code,
  reply: SignedIn,
  refusals: [identityRefusals.wrongCode, identityRefusals.signInExpired],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Ten new recovery codes; those before no longer work. Takes a code, of the app or one of those.',
  body: z.object({ password: CurrentPassword, code: CurrentCode }),
  reply: z.object({ backupCodes: RecoveryCodes }),
  refusals: [identityRefusals.twoStepOff, ...proofRefusals, ...codeRefusals],
})

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'Turns two-step sign-in off and forgets secret and codes.',
  body: z.object({ password: CurrentPassword, code: CurrentCode }),
  reply: Success,
  refusals: [...proofRefusals, ...codeRefusals],
})
