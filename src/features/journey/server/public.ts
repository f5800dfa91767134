export { memberMilestonesJob } from '../completions/server/enqueue-missing-milestones.ts'
export {
  type CompletionRecord,
  type MembersQuery,
  readManyCompletions,
} from '../completions/server/read-many-completions.ts'
export { readWalk } from '../completions/server/read-walk.ts'
export { isKeptOpen } from '../lessons/server/lesson-access.ts'
export { readManyOpenings } from '../lessons/server/read-many-openings.ts'
export { staticLesson, staticLessons } from '../lessons/server/static-lessons.ts'
export { type Calendar, calendarOf, readCalendars } from '../pace/server/calendar-of.ts'
export { getPace as readPace } from '../pace/server/get-pace.ts'
export { noteFileDay } from '../pace/server/note-file-day.ts'
export { readPausedDays } from '../pace/server/read-paused-days.ts'
export type { WalkerContext } from '../pace/server/walker.ts'
export { readWorkHours } from '../pace/server/work-hours.ts'
export { type Enrolment, enrolmentColumns, isPausedOn, programDay, rawDay } from '../progress/server/program-day.ts'
export { isPausedSql, programDaySql } from '../progress/server/program-day-sql.ts'
export { readRunningExercises } from '../running/server/read-running-exercises.ts'
export { eveningOf, readEvening } from '../work-week/server/read-evening.ts'
export { followContentJob, followContentSoon } from './follow-content.ts'
