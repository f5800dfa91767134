import { cachedRoute, route } from '#platform/server/http/routes.ts'
import * as contract from '../journey.contract.ts'
import { completeSubModule } from './complete-sub-module.ts'
import { getModuleProgress, getProgress } from './get-progress.ts'
import { getSubModule } from './get-sub-module.ts'
import { listPhases } from './list-phases.ts'
import { getModule, listModules, listSubModules } from './read-modules.ts'

export const journeyRoutes = [
  cachedRoute(contract.getProgress, getProgress),
  cachedRoute(contract.getModuleProgress, getModuleProgress),
  cachedRoute(contract.listPhases, listPhases),
  cachedRoute(contract.listModules, listModules),
  cachedRoute(contract.getModule, getModule),
  cachedRoute(contract.listSubModules, listSubModules),
  cachedRoute(contract.getSubModule, getSubModule),
  route(contract.completeSubModule, completeSubModule),
]
