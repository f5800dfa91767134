export { critiquePage } from '../critique/server/critique-page.ts'
export {
  checkDoubtTexts,
  loadLearnedDoubts,
  writeLearnedDoubts,
} from '../critique/server/learned-doubts.ts'
export { enterNumbers } from '../numbers/server/enter-numbers.ts'
export { listNumbers as readNumbers } from '../numbers/server/list-numbers.ts'
export { previewEntry } from '../numbers/server/preview-entry.ts'
export { placeOfPage } from '../pages/server/find-page.ts'
export { moduleOf, pagesInOrder } from '../pages/server/list-pages.ts'
export { stateOf } from '../pages/server/page-state.ts'
export { sweepSavesJob } from '../pages/server/sweep-saves.ts'
export { getPlan as readPlan } from '../plan/server/get-plan.ts'
export { type Figure, readFigures } from '../reading/server/read-figures.ts'
export { readNumbersOfMany } from '../reading/server/read-numbers-of-many.ts'
export { type OwnText, readOwnTexts } from '../reading/server/read-own-texts.ts'
export { readSharedNumbers } from '../reading/server/read-shared-numbers.ts'
export { readSharedPage } from '../reading/server/read-shared-page.ts'
export { readRunning } from '../running/server/read-running.ts'
export { defaultFileSettings } from '../settings/server/file-settings.ts'
