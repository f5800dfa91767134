import { mutation, query } from '#platform/web/queries.ts'
import type * as emails from '../../email-address/email-address.contract.ts'
import type * as contract from '../../identity.contract.ts'
import type * as passwords from '../../passwords/passwords.contract.ts'
import type * as entrance from '../../sign-in/sign-in.contract.ts'
import type * as twoStep from '../../two-factor/two-factor.contract.ts'

export const sessions = query<typeof contract.listSessions>('GET /api/sessions')
export const endSession = mutation<typeof contract.endSession>('DELETE /api/sessions/:id')
export const endAllSessions = mutation<typeof contract.endAllSessions>('DELETE /api/sessions')

export const changeEmail = mutation<typeof emails.changeEmail>('POST /api/settings/email')
export const keepEmail = mutation<typeof emails.keepEmail>('DELETE /api/settings/email')
export const changePassword = mutation<typeof passwords.changePassword>('POST /api/auth/change-password')

export const enableTwoFactor = mutation<typeof twoStep.enableTwoFactor>('POST /api/auth/two-factor/enable')
export const verifyTotp = mutation<typeof twoStep.verifyTotp>('POST /api/auth/two-factor/verify-totp')
export const verifyRecoveryCode = mutation<typeof twoStep.verifyRecoveryCode>(
  'POST /api/auth/two-factor/verify-backup-code',
)
export const renewRecoveryCodes = mutation<typeof twoStep.renewRecoveryCodes>(
  'POST /api/auth/two-factor/generate-backup-codes',
)
export const disableTwoFactor = mutation<typeof twoStep.disableTwoFactor>('POST /api/auth/two-factor/disable')

export const connectProvider = mutation<typeof entrance.connectProvider>('POST /api/auth/link-social')
export const disconnectProvider = mutation<typeof entrance.disconnectProvider>('POST /api/auth/unlink-account')
