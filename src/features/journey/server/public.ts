export { lessonsAhead } from './lessons-ahead.ts'
export { programDay } from './program-day.ts'
export { type DoneRecord, type Members, readManyDone } from './read-many-done.ts'
export { readWalk } from './read-walk.ts'
