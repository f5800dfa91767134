import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../sign-in.contract.ts'
import { login } from './login.ts'
import { signIn } from './sign-in.ts'

export const signInRoutes: readonly Route[] = [route(contract.signIn, signIn), navigation(contract.login, login)]
