import type { Running } from '#features/founder-file/running/running.contract.ts'
import type { getPace } from '#features/journey/pace/pace.contract.ts'
import type { Reply } from '#shared/endpoint.ts'

type Pace = Reply<typeof getPace>

export const aLesson = (title = 'Where your hours go', minutes = 25): NonNullable<Pace['next']> => ({
  id: title.toLowerCase().replaceAll(/\W+/g, '-'),
  moduleId: 'foundation-01-baseline',
  title,
  minutes,
  fieldMinutes: 0,
})

/** Day 17, nothing behind, the day after a lesson. */
export const aPace = (given: Partial<Pace> = {}): Pace => ({
  today: '2026-11-20',
  currentDay: 17,
  daysOver: 0,
  doneDay: 17,
  daysBehind: 0,
  daysAhead: 0,
  behind: [],
  minutesBehind: 0,
  next: aLesson(),
  lessonsDone: 8,
  lessonsLeft: 22,
  lessonsShut: 65,
  opensWith: null,
  quietDays: 1,
  hasWritten: false,
  lastWork: { on: '2026-11-19', lessons: ['Ten numbers'] },
  doneToday: [],
  nextHourOn: null,
  isDayOff: false,
  phaseDone: null,
  isFinished: false,
  asksHowToGoOn: false,
  pause: null,
  pausedDaysLeft: 60,
  movedDaysLeft: 30,
  catchUp: null,
  changes: [],
  ...given,
})

/** An exercise that has been running, and whose day has come. */
export const aRunning = (given: Partial<Running> = {}): Running => ({
  subModuleId: 'talks',
  moduleId: 'discovery',
  title: 'Run the conversations',
  unit: 'interviews',
  done: 4,
  of: 10,
  onPage: 0,
  backOn: '2026-11-20',
  isBack: true,
  ...given,
})
