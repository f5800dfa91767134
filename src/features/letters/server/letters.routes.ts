import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../letters.contract.ts'
import { openUnsubscribe, unsubscribe } from './unsubscribe.ts'

export const letterRoutes: readonly Route[] = [
  route(contract.unsubscribe, unsubscribe),
  navigation(contract.openUnsubscribe, openUnsubscribe),
]
