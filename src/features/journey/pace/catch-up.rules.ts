import type { SubModule } from '#features/program/program.ts'

/** What a member can give the program: hours a week over weekdays, Monday being 1 and Sunday 7. */
export type WorkWeek = { hoursPerWeek: number; weekdays: readonly number[] }

export type CatchUp = {
  /** Days with work and what is worked on, the first of them today or later. */
  days: readonly CatchUpDay[]
  /** Days from today until calendar and work meet; undefined when these hours never close the gap. */
  meetsIn: number | undefined
}
/** A lesson is on each of its days; in `until` days from today it is done, where that is within the plan. */
type CatchUpDay = {
  inDays: number
  programDay: number
  lessons: readonly { lesson: SubModule; until: number | undefined }[]
}

type Situation = {
  /** Open core lessons that are not completed, in order, and the day through which each has time. */
  left: readonly SubModule[]
  due: ReadonlyMap<string, number>
  /** The program day today, its weekday, and the last day of the program. */
  day: number
  weekday: number
  lastDay: number
  week: WorkWeek
  /** What the days before today left, and the minutes of work completed today. */
  carried?: Carried
  usedToday?: number
}

/** Minutes left over, below 0 where more was done than a day holds, and days since the first lesson was begun. */
type Carried = { saved: number; begunAgo: number | undefined }

/** A day would stay empty for a lesson a few minutes longer than its share: by so much it may run over, at the next one’s cost. */
export const overrun = 0.1

/** Shares of an hour are no whole minutes: what comes out by adding them up, and by multiplying, differs by less than this. */
const hair = 1e-6

/** No plan looks further ahead than this. */
const horizon = 180

/** Minutes of reading, at the desk and in the field: the hours of a week hold all of it. */
const workOf = ({ estimatedMinutes, minutes }: SubModule): number => estimatedMinutes + minutes.field

/**
 * Spreads what is left over the hours a member has, until the work stands where it was due. A lesson begins when
 * the one before it is done, and takes the days that it says. Worked out again on a day of the plan it says the same, so
 * that a member who does what it says is done on the day it promised.
 */
export function catchUp(situation: Situation): CatchUp {
  const { left, due, day, weekday, lastDay, week, carried = { saved: 0, begunAgo: undefined } } = situation
  const waiting = [...left]
  const worked: Worked[] = []
  if (!isBehind(waiting, due, day)) return { days: [], meetsIn: 0 }
  let state = carried
  for (let inDays = 0; inDays < horizon; inDays += 1) {
    const programDay = Math.min(lastDay, day + inDays)
    if (week.weekdays.includes(weekdayIn(weekday, inDays))) {
      const used = inDays === 0 ? (situation.usedToday ?? 0) : 0
      const { carried, lessons } = workOn(waiting, { ...state, share: shareOf(week), used })
      worked.push({ inDays, programDay, lessons })
      state = carried
    }
    if (!isBehind(waiting, due, programDay)) return { days: withEnds(worked, waiting), meetsIn: inDays }
    state = { ...state, begunAgo: state.begunAgo === undefined ? undefined : state.begunAgo + 1 }
  }
  return { days: withEnds(worked, waiting), meetsIn: undefined }
}

type Worked = { inDays: number; programDay: number; lessons: readonly SubModule[] }

/** Each lesson is done on the last of its days, unless it still waits when the plan ends. */
function withEnds(worked: readonly Worked[], waiting: readonly SubModule[]): CatchUpDay[] {
  const ends = new Map(worked.flatMap(({ inDays, lessons }) => lessons.map(({ id }) => [id, inDays] as const)))
  for (const { id } of waiting) ends.delete(id)
  return worked
    .filter(({ lessons }) => lessons.length > 0)
    .map((day) => ({ ...day, lessons: day.lessons.map((lesson) => ({ lesson, until: ends.get(lesson.id) })) }))
}

type WorkDay = Carried & { share: number; used: number }

/** What is done on a day; where that is nothing, the next lesson is worked on. */
function workOn(waiting: SubModule[], day: WorkDay): { carried: Carried; lessons: readonly SubModule[] } {
  const taken = takeDay(waiting, day)
  const done = day.used + minutesOfWork(taken)
  const carried = {
    saved: carryOver(day.saved, done, day.share),
    begunAgo: done === 0 ? (day.begunAgo ?? 0) : undefined,
  }
  return { carried, lessons: done === 0 ? waiting.slice(0, 1) : taken }
}

/**
 * Takes the lessons from the front that are done on a day. Its first may be longer than a day, where enough is saved, may
 * run over a little, and may take days, where enough of them are over; what was used of the day already leaves no room for that.
 */
function takeDay(waiting: SubModule[], { share, saved, used, begunAgo }: WorkDay): SubModule[] {
  const taken: SubModule[] = []
  let rest = share + (used > 0 ? Math.min(0, saved) : savedFor(waiting[0], saved, share)) - used
  let over = used > 0 ? 0 : share * overrun
  let days = used > 0 ? 1 : (begunAgo ?? 0) + 1
  for (let next = waiting[0]; next && isDone(next, rest + over, days); next = waiting[0]) {
    rest -= workOf(next)
    over = 0
    days = 1
    taken.push(next)
    waiting.shift()
  }
  return taken
}

const isDone = (lesson: SubModule, minutes: number, days: number): boolean =>
  workOf(lesson) <= minutes + hair && (lesson.running?.days ?? 1) <= days

/** Minutes of one work day. */
const shareOf = ({ hoursPerWeek, weekdays }: WorkWeek) =>
  weekdays.length === 0 ? 0 : (hoursPerWeek * 60) / weekdays.length

/** The weekday in a number of days, which may be below 0. */
const weekdayIn = (weekday: number, inDays: number) => ((((weekday - 1 + inDays) % 7) + 7) % 7) + 1

/** Of what earlier days left over, what a lesson longer than one day's share needs. Not more: hours that passed without work do not pile up. Below 0 what the day before ran over. */
const savedFor = (next: SubModule | undefined, saved: number, share: number) =>
  Math.max(-share * overrun, Math.min(saved, Math.max(0, (next ? workOf(next) : 0) - share)))

/** What a day leaves for the next. A lesson that was done took what was saved for it, and one of several days all of its last. */
function carryOver(saved: number, done: number, share: number): number {
  if (done === 0) return saved + share
  if (done > share * (1 + overrun) + hair) return Math.max(-share * overrun, Math.min(0, saved + share - done))
  return Math.max(-share * overrun, Math.min(saved, 0) + share - done)
}

type Past = {
  week: WorkWeek
  /** Today's. */
  weekday: number
  /** Days since the plan began, and the lessons completed so many days ago. */
  days: number
  doneAgo: (days: number) => readonly SubModule[]
  /** Whether the program was paused so many days ago: such a day saves nothing up and passes for no lesson. */
  isPausedAgo?: (days: number) => boolean
}

/** What the days of a running plan leave for today. */
export function carriedInto(past: Past): Carried {
  let carried: Carried = { saved: 0, begunAgo: undefined }
  for (let ago = past.days; ago > 0; ago -= 1) carried = afterDay(past, carried, ago)
  return carried
}

function afterDay({ week, weekday, doneAgo, isPausedAgo }: Past, { saved, begunAgo }: Carried, ago: number): Carried {
  const paused = isPausedAgo?.(ago) ?? false
  const share = !paused && week.weekdays.includes(weekdayIn(weekday, -ago)) ? shareOf(week) : 0
  const done = minutesOfWork(doneAgo(ago))
  const next = carryOver(saved, done, share)
  if (done > 0) return { saved: next, begunAgo: undefined }
  if (begunAgo === undefined) return { saved: next, begunAgo: share > 0 ? ago : undefined }
  return { saved: next, begunAgo: paused ? begunAgo - 1 : begunAgo }
}

export const minutesOfWork = (lessons: readonly SubModule[]): number =>
  lessons.reduce((sum, lesson) => sum + workOf(lesson), 0)

const isBehind = ([next]: readonly SubModule[], due: ReadonlyMap<string, number>, programDay: number): boolean =>
  next !== undefined && (due.get(next.id) ?? programDay) < programDay
