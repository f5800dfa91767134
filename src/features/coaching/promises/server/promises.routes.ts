import { route } from '#platform/server/http/routes.ts'
import * as contract from '../promises.contract.ts'
import { changeClientPromise, changeMyPromise } from './change-promise.ts'
import { makePromise } from './make-promise.ts'

export const promisesRoutes = [
  route(contract.makePromise, makePromise),
  route(contract.changeClientPromise, changeClientPromise),
  route(contract.changeMyPromise, changeMyPromise),
]
