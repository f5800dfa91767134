import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../two-factor.contract.ts'
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes } from './two-factor.ts'
import { verifyRecoveryCode, verifyTotp } from './verify-code.ts'

export const twoFactorRoutes: readonly Route[] = [
  route(contract.enableTwoFactor, enableTwoFactor),
  route(contract.verifyTotp, verifyTotp),
  route(contract.verifyRecoveryCode, verifyRecoveryCode),
  route(contract.renewRecoveryCodes, renewRecoveryCodes),
  route(contract.disableTwoFactor, disableTwoFactor),
]
