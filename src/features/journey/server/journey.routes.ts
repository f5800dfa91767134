import { route } from '#platform/server/http/routes.ts'
import * as contract from '../contract.ts'
import { completeSubModule } from './complete-sub-module.ts'
import { getModuleProgress, getProgress } from './get-progress.ts'
import { getSubModule } from './get-sub-module.ts'
import { listPhases } from './list-phases.ts'
import { getModule, listModules, listSubModules } from './read-modules.ts'

export const journeyRoutes = [
  route(contract.getProgress, getProgress),
  route(contract.getModuleProgress, getModuleProgress),
  route(contract.listPhases, listPhases),
  route(contract.listModules, listModules),
  route(contract.getModule, getModule),
  route(contract.listSubModules, listSubModules),
  route(contract.getSubModule, getSubModule),
  route(contract.completeSubModule, completeSubModule),
]
