import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../two-factor.contract.ts'

export const enableTwoFactor = mutation<typeof contract.enableTwoFactor>('POST /api/auth/two-factor/enable')
export const verifyTotp = mutation<typeof contract.verifyTotp>('POST /api/auth/two-factor/verify-totp')
export const verifyRecoveryCode = mutation<typeof contract.verifyRecoveryCode>(
  'POST /api/auth/two-factor/verify-backup-code',
)
export const renewRecoveryCodes = mutation<typeof contract.renewRecoveryCodes>(
  'POST /api/auth/two-factor/generate-backup-codes',
)
export const disableTwoFactor = mutation<typeof contract.disableTwoFactor>('POST /api/auth/two-factor/disable')
