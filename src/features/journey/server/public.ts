export { programDay } from './program-day.ts'
export { readWalk } from './read-walk.ts'
