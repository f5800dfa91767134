import type { SubModule } from '#features/program/program.ts'

/** What a member can give the program: hours a week over weekdays, Monday being 1 and Sunday 7. */
export type WorkWeek = { hoursPerWeek: number; weekdays: readonly number[] }

export type CatchUp = {
  /** Days with work and the lessons of each, the first of them today or later. */
  days: readonly CatchUpDay[]
  /** Days from today until calendar and work meet; undefined when these hours never close the gap. */
  meetsIn: number | undefined
}
export type CatchUpDay = { inDays: number; programDay: number; lessons: readonly SubModule[] }

type Situation = {
  /** Open core lessons that are not completed, in order, and the day each is planned for. */
  left: readonly SubModule[]
  planned: ReadonlyMap<string, number>
  /** The program day today, its weekday, and the last day of the program. */
  day: number
  weekday: number
  lastDay: number
  week: WorkWeek
  /** Minutes of a running plan: those its days before today left over, and those used today. */
  saved?: number
  usedToday?: number
}

/** A day would stay empty for a lesson a few minutes longer than its share: by so much it may run over, at the next one’s cost. */
const overrun = 0.1

/** Shares of an hour are no whole minutes: what comes out by adding them up, and by multiplying, differs by less than this. */
const hair = 1e-6

/** No plan looks further ahead than this. */
const horizon = 180

/**
 * Spreads what is left over the hours a member has, until the work stands where the calendar does. Worked out again on
 * a day of the plan it says the same, so that a member who does what it says is done on the day it promised.
 */
export function catchUp(situation: Situation): CatchUp {
  const { left, planned, day, weekday, lastDay, week, saved = 0, usedToday = 0 } = situation
  const perDay = shareOf(week)
  const waiting = [...left]
  const days: CatchUpDay[] = []
  let leftOver = saved
  for (let inDays = 0; inDays < horizon; inDays += 1) {
    const programDay = Math.min(lastDay, day + inDays)
    if (week.weekdays.includes(weekdayIn(weekday, inDays))) {
      const used = inDays === 0 ? usedToday : 0
      const lessons = takeDay(waiting, { perDay, leftOver, used })
      leftOver += perDay - used - lessons.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0)
      if (lessons.length > 0) days.push({ inDays, programDay, lessons })
    }
    if (!isBehind(waiting, planned, programDay)) return { days, meetsIn: inDays }
  }
  return { days, meetsIn: undefined }
}

type WorkDay = { perDay: number; leftOver: number; used: number }

/** The lessons of one day; what was used of it already leaves no room to run over. */
const takeDay = (waiting: SubModule[], { perDay, leftOver, used }: WorkDay) =>
  takeFitting(waiting, perDay + savedFor(waiting[0], leftOver, perDay) - used, used === 0 ? perDay * overrun : 0)

/** Minutes of one work day. */
const shareOf = ({ hoursPerWeek, weekdays }: WorkWeek) =>
  weekdays.length === 0 ? 0 : (hoursPerWeek * 60) / weekdays.length

/** The weekday in a number of days, which may be below 0. */
const weekdayIn = (weekday: number, inDays: number) => ((((weekday - 1 + inDays) % 7) + 7) % 7) + 1

/** Of what earlier days left over, what a lesson longer than one day's share needs. Not more: hours that passed without work do not pile up. Below 0 what the day before ran over. */
const savedFor = (next: SubModule | undefined, leftOver: number, perDay: number) =>
  Math.max(-perDay * overrun, Math.min(leftOver, Math.max(0, (next?.estimatedMinutes ?? 0) - perDay)))

type Saved = {
  week: WorkWeek
  /** Today's. */
  weekday: number
  /** Days since the plan began, and the minutes of the lessons completed in them. */
  days: number
  done: number
}

/** Minutes that the plan's days before today left over; below 0 where more was done than they held. */
export function savedMinutes({ week, weekday, days, done }: Saved): number {
  const perDay = shareOf(week)
  const worked = Array.from({ length: days }, (_, at) => weekdayIn(weekday, -1 - at))
  return worked.filter((one) => week.weekdays.includes(one)).length * perDay - done
}

/**
 * Takes lessons from the front that fit into the minutes; the day's first may run over a little. A lesson longer than that
 * waits until enough are saved.
 */
function takeFitting(waiting: SubModule[], minutes: number, over: number): SubModule[] {
  const taken: SubModule[] = []
  let rest = minutes
  for (
    let next = waiting[0];
    next && next.estimatedMinutes <= rest + (taken.length === 0 ? over : 0) + hair;
    next = waiting[0]
  ) {
    rest -= next.estimatedMinutes
    taken.push(next)
    waiting.shift()
  }
  return taken
}

const isBehind = ([next]: readonly SubModule[], planned: ReadonlyMap<string, number>, programDay: number): boolean =>
  next !== undefined && (planned.get(next.id) ?? programDay) < programDay
