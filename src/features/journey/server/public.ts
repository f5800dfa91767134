export {
  type CompletionRecord,
  type MembersQuery,
  readManyCompletions,
} from '../completions/server/read-many-completions.ts'
export { readWalk } from '../completions/server/read-walk.ts'
export { staticLessons } from '../lessons/server/static-lessons.ts'
export { programDay } from '../progress/server/program-day.ts'
export { isKeptOpen } from './member-views.ts'
