export { sweepSavesJob } from '../pages/server/sweep-saves.ts'
export { readRunning } from '../running/server/read-running.ts'
