import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../program-emails.contract.ts'
import { openUnsubscribe, unsubscribe } from './unsubscribe.ts'

export const programEmailRoutes: readonly Route[] = [
  route(contract.unsubscribe, unsubscribe),
  navigation(contract.openUnsubscribe, openUnsubscribe),
]
