export { sweepSaves } from '../pages/server/sweep-saves.ts'
