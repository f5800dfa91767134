import { cachedRoute, route } from '#platform/server/http/routes.ts'
import { completeSubModule } from '../completions/server/complete-sub-module.ts'
import { listPhases } from '../framework/server/list-phases.ts'
import * as contract from '../journey.contract.ts'
import { getSubModule } from '../lessons/server/get-sub-module.ts'
import { getModule, listModules, listSubModules } from '../modules/server/list-modules.ts'
import { getModuleProgress, getProgress } from '../progress/server/get-progress.ts'

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
