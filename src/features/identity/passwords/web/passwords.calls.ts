import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../passwords.contract.ts'

export const requestPasswordReset = mutation<typeof contract.requestPasswordReset>(
  'POST /api/auth/request-password-reset',
)
export const resetPassword = mutation<typeof contract.resetPassword>('POST /api/auth/reset-password')
export const changePassword = mutation<typeof contract.changePassword>('POST /api/auth/change-password')
