import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import { type CompletedKeys, isModuleCompleted } from '../journey.rules.ts'
import { dueDays } from './agreed-pace.rules.ts'
import { minutesOfWork } from './catch-up.rules.ts'
import { lessonsOfCheck } from './check.rules.ts'

export const paceLimits = {
  /** Days that may be paused and moved within a year. */
  pausedDays: 60,
  movedDays: 30,
  yearDays: 365,
  /** Days without work after which a member is asked how to continue; for who agreed on days of their own, missed ones of these. */
  quietDays: 5,
  missedDays: 2,
  /** It is asked too of who is `farBehind.days` behind, or `behindDays` with so many lessons; less is a weekend’s work. */
  behindDays: 3,
  farBehind: { days: 5, lessons: 3 },
  /** Days until who is behind and put the question aside is asked again. */
  askAgainDays: 14,
  /** Days without a first lesson after which day 1 is offered again, and without work after which a catch-up plan is over. */
  beginAgainDays: 14,
  awayDays: 14,
  /** With so few lessons left nothing is asked anymore. */
  fewLeft: 3,
  hoursPerWeek: 60,
  leastHours: 0.5,
  /** Characters of what is built. */
  building: 200,
} as const

/** The day on which each core lesson is planned: those of a module are spread evenly over its days. */
export function plannedDays({ modules }: Pick<Program, 'modules'>): ReadonlyMap<string, number> {
  const known = plans.get(modules)
  if (known) return known
  const planned = new Map(
    modules.flatMap(({ core, firstDay, lastDay }) =>
      core.map(({ id }, at) => [id, firstDay + Math.floor((at * (lastDay - firstDay + 1)) / core.length)] as const),
    ),
  )
  plans.set(modules, planned)
  return planned
}

/** The program is frozen, and a coach’s list asks for the pace of hundreds. */
const plans = new WeakMap<Program['modules'], ReadonlyMap<string, number>>()

/**
 * Core lessons that the tier opens and that are not completed, in the order of the program. A lesson that was added to a
 * module after a member finished it holds nobody back.
 */
export const openLessonsLeft = (program: Pick<Program, 'modules'>, done: CompletedKeys, tier: Tier): SubModule[] => [
  ...eachOpenLesson(program, done, tier),
]

function* eachOpenLesson({ modules }: Pick<Program, 'modules'>, done: CompletedKeys, tier: Tier): Generator<SubModule> {
  for (const { id, core } of modules) {
    if (isModuleCompleted(done, id)) continue
    for (const lesson of core) if (!done.completions.has(lesson.id) && opens(tier, lesson.neededTier)) yield lesson
  }
}

/** Those of them that do not run: what a member can sit down to. A running one is late on no day. */
export const lessonsToDo = (program: Pick<Program, 'modules'>, done: CompletedKeys, tier: Tier): SubModule[] =>
  openLessonsLeft(program, done, tier).filter(({ id }) => !done.running?.has(id))

/** What comes next, on every screen and in every answer and email: the first of them, or of those that run. */
export function nextLesson(program: Pick<Program, 'modules'>, done: CompletedKeys, tier: Tier): SubModule | undefined {
  let running: SubModule | undefined
  for (const lesson of eachOpenLesson(program, done, tier)) {
    if (!done.running?.has(lesson.id)) return lesson
    running ??= lesson
  }
  return running
}

export type Pace = {
  /** The day of the calendar. */
  plannedDay: number
  /** The day through which each lesson has time: planned, or later by the hours that the member agreed to. */
  due: ReadonlyMap<string, number>
  /**
   * The day that as many lessons lead to as are completed; before today for who is behind, has time by their hours, or goes
   * through Foundation as a check, and never for others.
   */
  doneDay: number
  /** 0 when the work that was due before today is done. */
  daysBehind: number
  /** Days that the work is ahead of the calendar; below 0 it is behind what was agreed to. */
  daysAhead: number
  /** What would close the gap, in the order of the program. */
  behind: readonly SubModule[]
  /** Minutes at the desk that these take together. */
  minutesBehind: number
  next: SubModule | undefined
}

type Replacing = Partial<Pick<Program, 'replacementOf'>>

export type PaceInput = {
  program: Pick<Program, 'modules' | 'phases'> & Replacing
  done: CompletedKeys
  tier: Tier
  day: number
  /** The days are up: what is left is counted by the calendar, and called late nowhere. */
  isOver?: boolean
}

/**
 * Where the work stands beside what was agreed to: the calendar, or the hours a week where these are fewer than it takes.
 * What a tier does not open makes nobody late, and for who runs a business already Foundation is a check, with no day that
 * counts.
 */
export function paceOf(input: PaceInput): Pace {
  const { program, done, tier, day } = input
  const planned = plannedDays(program)
  const checked = done.hasBusiness ? lessonsOfCheck(program) : undefined
  const whole = openLessonsLeft(program, done, 'elite')
  const open = whole.filter(({ neededTier }) => opens(tier, neededTier))
  const left = open.filter(({ id }) => !done.running?.has(id))
  const due = dueOf(input, left)
  const isEarly = (days: ReadonlyMap<string, number>, { id }: SubModule) => (days.get(id) ?? day) < day
  const behind = left.filter((lesson) => isEarly(due, lesson) && !checked?.has(lesson.id))
  const next = left[0] ?? open[0]
  const [late] = behind
  const reached = next ? dayReached(planned, whole.length, day) : day
  const hasTime = next !== undefined && (checked?.has(next.id) === true || (due !== planned && isEarly(planned, next)))
  const doneDay = late ? Math.min(reached, day - 1) : hasTime ? reached : Math.max(reached, day)
  const daysBehind = late ? day - (due.get(late.id) ?? day) : 0
  return {
    plannedDay: day,
    due,
    doneDay,
    daysBehind,
    daysAhead: late ? Math.max(doneDay - day, -daysBehind) : Math.max(0, doneDay - day),
    behind,
    minutesBehind: minutesOf(behind),
    next,
  }
}

function dueOf({ program, done, isOver }: PaceInput, left: readonly SubModule[]): ReadonlyMap<string, number> {
  const planned = plannedDays(program)
  if (!done.agreed || isOver) return planned
  const { programMinutes } = done.agreed
  const lost = programMinutes ? Math.max(0, programMinutes - minutesOfProgram(program)) : 0
  return dueDays({ left, planned, agreed: done.agreed, doneMinutes: minutesDone(program, done) + lost })
}

/**
 * Minutes of work that a member has done, in whichever order, and of what runs. A lesson that another took the place of
 * counts as long as that one, which is to be done all the same.
 */
export const minutesDone = (program: Pick<Program, 'modules'> & Replacing, done: CompletedKeys): number =>
  minutesOfProgram(program) -
  minutesOfWork(lessonsToDo(program, done, 'elite')) +
  minutesOfWork([...(program.replacementOf ?? [])].flatMap(([id, by]) => (done.completions.has(id) ? by : [])))

export function minutesOfProgram({ modules }: Pick<Program, 'modules'>): number {
  const known = sums.get(modules)
  if (known !== undefined) return known
  const sum = minutesOfWork(modules.flatMap(({ core }) => core))
  sums.set(modules, sum)
  return sum
}

const sums = new WeakMap<Program['modules'], number>()

/**
 * The day planned for the lesson that follows as many as are completed, in order or not. Days between that lesson and the one
 * before are no lead: ahead is who completed as many lessons as are planned through today, as by the count of lessons.
 */
function dayReached(planned: ReadonlyMap<string, number>, left: number, day: number): number {
  const days = [...planned.values()]
  const done = days.length - left
  const isAhead = (days[done - 1] ?? 0) >= day
  return isAhead ? (days[done] ?? day) : Math.min(day, days[done] ?? day)
}

const minutesOf = (lessons: readonly Pick<SubModule, 'estimatedMinutes'>[]): number =>
  lessons.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0)

/** Whether a gap is worth a word: two late lessons after a weekend are not, and are simply the next ones. */
export const isFarBehind = ({ daysBehind, lessonsBehind }: { daysBehind: number; lessonsBehind: number }): boolean =>
  daysBehind >= paceLimits.farBehind.days ||
  (daysBehind >= paceLimits.behindDays && lessonsBehind >= paceLimits.farBehind.lessons)

/** Days without work before today: after work on day 1, somebody who comes back on day 8 was off for six. */
export const daysOff = ({ quietDays }: { quietDays: number }): number => Math.max(0, quietDays - 1)

/** Whoever has neither finished a lesson nor written anything in two weeks, or when the days are up, is offered day 1 anew. */
export const beginAgainIsOffered = (pace: {
  lessonsDone: number
  hasWritten: boolean
  daysOver: number
  quietDays: number
}): boolean =>
  pace.lessonsDone === 0 && !pace.hasWritten && (pace.daysOver > 0 || pace.quietDays >= paceLimits.beginAgainDays)
