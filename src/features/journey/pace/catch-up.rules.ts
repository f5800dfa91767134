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
}

/** No plan looks further ahead than this. */
const horizon = 180

/** Spreads what is left over the hours a member has, until the work stands where the calendar does. */
export function catchUp({ left, planned, day, weekday, lastDay, week }: Situation): CatchUp {
  const perDay = week.weekdays.length === 0 ? 0 : (week.hoursPerWeek * 60) / week.weekdays.length
  const waiting = [...left]
  const days: CatchUpDay[] = []
  let minutes = 0
  for (let inDays = 0; inDays < horizon; inDays += 1) {
    const programDay = Math.min(lastDay, day + inDays)
    if (week.weekdays.includes(((weekday - 1 + inDays) % 7) + 1)) {
      minutes += perDay
      const lessons = takeFitting(waiting, minutes)
      minutes -= lessons.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0)
      if (lessons.length > 0) days.push({ inDays, programDay, lessons })
    }
    if (!isBehind(waiting, planned, programDay)) return { days, meetsIn: inDays }
  }
  return { days, meetsIn: undefined }
}

/** Takes lessons from the front that fit into the minutes. A lesson longer than a day's share waits until enough are saved. */
function takeFitting(waiting: SubModule[], minutes: number): SubModule[] {
  const taken: SubModule[] = []
  let rest = minutes
  for (let next = waiting[0]; next && next.estimatedMinutes <= rest; next = waiting[0]) {
    rest -= next.estimatedMinutes
    taken.push(next)
    waiting.shift()
  }
  return taken
}

const isBehind = ([next]: readonly SubModule[], planned: ReadonlyMap<string, number>, programDay: number): boolean =>
  next !== undefined && (planned.get(next.id) ?? programDay) < programDay
