import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../email-address.contract.ts'
import { changeEmail, keepEmail } from './change-email.ts'
import { sendVerificationEmail } from './send-verification-email.ts'
import { openVerifyEmail, verifyEmail } from './verify-email.ts'

export const emailAddressRoutes: readonly Route[] = [
  route(contract.sendVerificationEmail, sendVerificationEmail),
  route(contract.verifyEmail, verifyEmail),
  navigation(contract.openVerifyEmail, openVerifyEmail),
  route(contract.changeEmail, changeEmail),
  route(contract.keepEmail, keepEmail),
]
