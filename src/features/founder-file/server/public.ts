export { sweepSavesJob } from '../pages/server/sweep-saves.ts'
