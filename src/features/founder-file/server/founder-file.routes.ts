import { file, route, upload } from '#platform/server/http/routes.ts'
import * as critique from '../critique/critique.contract.ts'
import { questionPage } from '../critique/server/question-page.ts'
import * as exchange from '../exchange/exchange.contract.ts'
import { checkImport } from '../exchange/server/check-import.ts'
import { exportFile } from '../exchange/server/export-file.ts'
import { importFile } from '../exchange/server/import-file.ts'
import * as numbers from '../numbers/numbers.contract.ts'
import { enterNumbers } from '../numbers/server/enter-numbers.ts'
import { listNumbers } from '../numbers/server/list-numbers.ts'
import { previewRemoval } from '../numbers/server/preview-removal.ts'
import { removeEntry } from '../numbers/server/remove-entry.ts'
import * as pages from '../pages/pages.contract.ts'
import * as search from '../pages/search.contract.ts'
import { dismissDisplaced } from '../pages/server/displaced/dismiss-displaced.ts'
import { erasePage } from '../pages/server/erase-page.ts'
import { getLessonPage, getPage } from '../pages/server/get-page.ts'
import { listPages } from '../pages/server/list-pages.ts'
import { saveAnswers } from '../pages/server/save-answers.ts'
import { searchAnswers } from '../pages/server/search-answers.ts'
import * as plan from '../plan/plan.contract.ts'
import { getPlan } from '../plan/server/get-plan.ts'
import * as running from '../running/running.contract.ts'
import { listRunning } from '../running/server/read-running.ts'
import { changeFileSettings, getFileSettings } from '../settings/server/file-settings.ts'
import * as settings from '../settings/settings.contract.ts'
import { deleteSnapshot } from '../snapshots/server/delete-snapshot.ts'
import { keepPage } from '../snapshots/server/keep-page.ts'
import { listSnapshots } from '../snapshots/server/list-snapshots.ts'
import { restoreSnapshot } from '../snapshots/server/restore-snapshot.ts'
import * as snapshots from '../snapshots/snapshots.contract.ts'

export const founderFileRoutes = [
  route(pages.listPages, listPages),
  route(search.searchAnswers, searchAnswers),
  route(pages.getPage, getPage),
  route(pages.getLessonPage, getLessonPage),
  route(critique.questionPage, questionPage),
  route(pages.saveAnswers, saveAnswers),
  route(pages.dismissDisplaced, dismissDisplaced),
  route(pages.erasePage, erasePage),
  route(snapshots.keepPage, keepPage),
  route(snapshots.listSnapshots, listSnapshots),
  route(snapshots.restoreSnapshot, restoreSnapshot),
  route(snapshots.deleteSnapshot, deleteSnapshot),
  route(numbers.listNumbers, listNumbers),
  route(numbers.enterNumbers, enterNumbers),
  route(numbers.previewRemoval, previewRemoval),
  route(numbers.removeEntry, removeEntry),
  route(plan.getPlan, getPlan),
  route(running.listRunning, listRunning),
  route(settings.getFileSettings, getFileSettings),
  route(settings.changeFileSettings, changeFileSettings),
  file(exchange.exportFile, exportFile),
  upload(exchange.checkImport, checkImport),
  upload(exchange.importFile, importFile),
]
