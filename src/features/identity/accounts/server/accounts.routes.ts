import { type Route, route } from '#platform/server/http/routes.ts'
import { getCurrentUser } from '../../identity.contract.ts'
import * as contract from '../accounts.contract.ts'
import { currentUser } from './current-user.ts'
import { getAccountRules } from './get-account-rules.ts'
import { getInviter } from './get-inviter.ts'
import { signUp } from './sign-up.ts'

export const accountsRoutes: readonly Route[] = [
  route(getCurrentUser, currentUser),
  route(contract.getAccountRules, getAccountRules),
  route(contract.getInviter, getInviter),
  route(contract.signUp, signUp),
]
