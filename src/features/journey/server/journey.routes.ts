import { file, navigation, route } from '#platform/server/http/routes.ts'
import * as calendarContract from '../calendar/calendar.contract.ts'
import { getFeed, renewFeed, turnOffFeed } from '../calendar/server/feed.ts'
import { openToday } from '../calendar/server/open-today.ts'
import { downloadCalendar, readFeed } from '../calendar/server/read-feed.ts'
import * as completionsContract from '../completions/completions.contract.ts'
import { completeSubModule } from '../completions/server/complete-sub-module.ts'
import * as frameworkContract from '../framework/framework.contract.ts'
import { listPhases } from '../framework/server/list-phases.ts'
import * as lessonsContract from '../lessons/lessons.contract.ts'
import { getSubModule } from '../lessons/server/get-sub-module.ts'
import { openSubModule } from '../lessons/server/open-sub-module.ts'
import * as modulesContract from '../modules/modules.contract.ts'
import { getModule } from '../modules/server/get-module.ts'
import { listModules } from '../modules/server/list-modules.ts'
import { listSubModules } from '../modules/server/list-sub-modules.ts'
import * as catchUpContract from '../pace/catch-up.contract.ts'
import * as paceContract from '../pace/pace.contract.ts'
import { carryOn } from '../pace/server/carry-on.ts'
import { endCatchUp, previewCatchUp, startCatchUp } from '../pace/server/catch-up/catch-up.ts'
import { beginAgain, moveDays, pause, resume } from '../pace/server/change-calendar.ts'
import { getPace } from '../pace/server/get-pace.ts'
import { saveWorkHours } from '../pace/server/save-work-hours.ts'
import { getWorkHours } from '../pace/server/work-hours.ts'
import * as progressContract from '../progress/progress.contract.ts'
import { getModuleProgress, getProgress } from '../progress/server/get-progress.ts'
import * as runningContract from '../running/running.contract.ts'
import { keepRunning, stopRunning } from '../running/server/keep-running.ts'
import { getWay } from '../way/server/get-way.ts'
import * as wayContract from '../way/way.contract.ts'

export const journeyRoutes = [
  route(progressContract.getProgress, getProgress),
  route(progressContract.getModuleProgress, getModuleProgress),
  route(paceContract.getPace, getPace),
  route(paceContract.pause, pause),
  route(paceContract.resume, resume),
  route(paceContract.moveDays, moveDays),
  route(paceContract.beginAgain, beginAgain),
  route(catchUpContract.previewCatchUp, previewCatchUp),
  route(catchUpContract.startCatchUp, startCatchUp),
  route(catchUpContract.endCatchUp, endCatchUp),
  route(paceContract.carryOn, carryOn),
  route(paceContract.getWorkHours, getWorkHours),
  route(paceContract.saveWorkHours, saveWorkHours),
  route(calendarContract.getFeed, getFeed),
  route(calendarContract.renewFeed, renewFeed),
  route(calendarContract.turnOffFeed, turnOffFeed),
  file(calendarContract.downloadCalendar, downloadCalendar),
  file(calendarContract.readFeed, readFeed),
  navigation(calendarContract.openToday, openToday),
  route(frameworkContract.listPhases, listPhases),
  route(wayContract.getWay, getWay),
  route(modulesContract.listModules, listModules),
  route(modulesContract.getModule, getModule),
  route(modulesContract.listSubModules, listSubModules),
  route(lessonsContract.getSubModule, getSubModule),
  route(lessonsContract.openSubModule, openSubModule),
  route(completionsContract.completeSubModule, completeSubModule),
  route(runningContract.keepRunning, keepRunning),
  route(runningContract.stopRunning, stopRunning),
]
