import { route } from '#platform/server/http/routes.ts'
import { findInProgram as contract } from '../finder.contract.ts'
import { findInProgram } from './find-in-program.ts'

export const finderRoutes = [route(contract, findInProgram)]
