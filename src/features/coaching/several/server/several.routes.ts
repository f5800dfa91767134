import { route } from '#platform/server/http/routes.ts'
import * as contract from '../several.contract.ts'
import { writeToSeveral } from './write-to-several.ts'

export const severalRoutes = [route(contract.writeToSeveral, writeToSeveral)]
