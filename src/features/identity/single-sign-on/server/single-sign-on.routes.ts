import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../single-sign-on.contract.ts'
import { connectProvider, disconnectProvider } from './connect-provider.ts'
import { providerCallback } from './provider-callback.ts'
import { signInByProvider } from './sign-in-by-provider.ts'

export const singleSignOnRoutes: readonly Route[] = [
  route(contract.signInByProvider, signInByProvider),
  navigation(contract.providerCallback, providerCallback),
  route(contract.connectProvider, connectProvider),
  route(contract.disconnectProvider, disconnectProvider),
]
