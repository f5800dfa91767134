import { keptRoute, route } from '#platform/server/http/routes.ts'
import * as contract from '../contract.ts'
import { completeSubModule } from './complete-sub-module.ts'
import { getModuleProgress, getProgress } from './get-progress.ts'
import { getSubModule } from './get-sub-module.ts'
import { listPhases } from './list-phases.ts'
import { getModule, listModules, listSubModules } from './read-modules.ts'

export const journeyRoutes = [
  keptRoute(contract.getProgress, getProgress),
  keptRoute(contract.getModuleProgress, getModuleProgress),
  keptRoute(contract.listPhases, listPhases),
  keptRoute(contract.listModules, listModules),
  keptRoute(contract.getModule, getModule),
  keptRoute(contract.listSubModules, listSubModules),
  keptRoute(contract.getSubModule, getSubModule),
  route(contract.completeSubModule, completeSubModule),
]
