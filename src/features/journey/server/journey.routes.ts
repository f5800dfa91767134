import { route } from '#platform/server/http/routes.ts'
import { completeSubModule } from '../completions/server/complete-sub-module.ts'
import { listPhases } from '../framework/server/list-phases.ts'
import * as contract from '../journey.contract.ts'
import { getSubModule } from '../lessons/server/get-sub-module.ts'
import { getModule, listModules, listSubModules } from '../modules/server/list-modules.ts'
import { getModuleProgress, getProgress } from '../progress/server/get-progress.ts'

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
