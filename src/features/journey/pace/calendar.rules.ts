import { programDays } from '../journey.rules.ts'

/** A change of the calendar; days are counted from any fixed one. */
export type CalendarChange = { kind: 'pause' | 'move' | 'begin-again'; from: number; days: number }

/** Days of a walk that count on from one of them, or stand still; each ends where the next begins. `day` may be beyond the last. */
export type Stretch = { from: number; day: number; isStill: boolean }
type Walk = readonly Stretch[]

/** A member's walks, each from a day 1 to the next one, by what they changed in the order in which they did. */
export function walksOf(joinedOn: number, changes: readonly CalendarChange[]): Walk[] {
  let walk: Walk = walkFrom(joinedOn)
  const walks: Walk[] = []
  for (const change of changes) {
    if (change.kind === 'begin-again') {
      walks.push(walk)
      walk = walkFrom(change.from)
    } else walk = change.kind === 'pause' ? paused(walk, change) : moved(walk, change)
  }
  return [...walks, walk]
}

const walkFrom = (from: number): Walk => [{ from, day: 1, isStill: false }]

/** The day on which a pause begins was lived, and is shown until the day after its end. */
function paused(walk: Walk, { from, days }: CalendarChange): Walk {
  const day = rawDayOn(walk, from)
  const before = walk.filter((stretch) => stretch.from < from)
  return [...before, { from, day, isStill: true }, { from: from + days, day, isStill: false }]
}

/** Days beyond the last one don't show, so they are taken out with the rest. */
function moved(walk: Walk, { from, days }: CalendarChange): Walk {
  const day = rawDayOn(walk, from)
  const to = Math.min(programDays, day) - days
  return [
    ...walk.filter((stretch) => stretch.from < from),
    { from, day: to, isStill: stretchOn(walk, from)?.isStill ?? false },
    ...walk.filter((stretch) => stretch.from > from).map((stretch) => ({ ...stretch, day: stretch.day + to - day })),
  ]
}

const stretchOn = (walk: Walk, date: number) => walk.findLast(({ from }) => from <= date)

const dayIn = ({ from, day, isStill }: Stretch, date: number): number => (isStill ? day : day + date - from)

/** Before the beginning it is the first day; after the end it counts on. */
export function rawDayOn(walk: Walk, date: number): number {
  const stretch = stretchOn(walk, date)
  return stretch ? dayIn(stretch, date) : 1
}

/** When a day, or one after it, began for the first time. */
export function beginningOf(walk: Walk, day: number): number {
  for (const [at, stretch] of walk.entries()) {
    const date = Math.max(stretch.from, stretch.from + day - stretch.day)
    const isReached = stretch.isStill ? day <= stretch.day : date < (walk[at + 1]?.from ?? Number.POSITIVE_INFINITY)
    if (isReached) return stretch.isStill ? stretch.from : date
  }
  throw new Error(`Day ${day} of a walk never begins.`)
}

/** The last date, up to one, on which it was this day in the walk of that date. */
export function lastDateOf(walks: readonly Walk[], day: number, until: number): number | undefined {
  const walk = walks.findLast(([first]) => first && first.from <= until) ?? []
  for (const [at, stretch] of [...walk.entries()].reverse()) {
    const end = Math.min(until, (walk[at + 1]?.from ?? Number.POSITIVE_INFINITY) - 1)
    const date = stretch.isStill ? end : stretch.from + day - stretch.day
    if (date >= stretch.from && date <= end && dayIn(stretch, date) === day) return date
  }
  return undefined
}
