import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../passwords.contract.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

export const passwordsRoutes: readonly Route[] = [
  route(contract.requestPasswordReset, requestPasswordReset),
  route(contract.resetPassword, resetPassword),
  route(contract.changePassword, changePassword),
]
