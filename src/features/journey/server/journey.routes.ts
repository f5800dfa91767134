import { cachedRoute, route } from '#platform/server/http/routes.ts'
import * as completionsContract from '../completions/completions.contract.ts'
import { completeSubModule } from '../completions/server/complete-sub-module.ts'
import * as frameworkContract from '../framework/framework.contract.ts'
import { listPhases } from '../framework/server/list-phases.ts'
import * as lessonsContract from '../lessons/lessons.contract.ts'
import { getSubModule } from '../lessons/server/get-sub-module.ts'
import * as modulesContract from '../modules/modules.contract.ts'
import { getModule } from '../modules/server/get-module.ts'
import { listModules } from '../modules/server/list-modules.ts'
import { listSubModules } from '../modules/server/list-sub-modules.ts'
import * as progressContract from '../progress/progress.contract.ts'
import { getModuleProgress, getProgress } from '../progress/server/get-progress.ts'

export const journeyRoutes = [
  cachedRoute(progressContract.getProgress, getProgress),
  cachedRoute(progressContract.getModuleProgress, getModuleProgress),
  cachedRoute(frameworkContract.listPhases, listPhases),
  cachedRoute(modulesContract.listModules, listModules),
  cachedRoute(modulesContract.getModule, getModule),
  cachedRoute(modulesContract.listSubModules, listSubModules),
  cachedRoute(lessonsContract.getSubModule, getSubModule),
  route(completionsContract.completeSubModule, completeSubModule),
]
