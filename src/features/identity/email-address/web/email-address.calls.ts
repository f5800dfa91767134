import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../email-address.contract.ts'

export const changeEmail = mutation<typeof contract.changeEmail>('POST /api/settings/email')
export const keepEmail = mutation<typeof contract.keepEmail>('DELETE /api/settings/email')
export const verifyEmail = mutation<typeof contract.verifyEmail>('POST /api/auth/verify-email')
export const sendVerificationEmail = mutation<typeof contract.sendVerificationEmail>(
  'POST /api/auth/send-verification-email',
)
