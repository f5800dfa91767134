import { programDays } from '#features/journey/journey.rules.ts'

/** Figures about fewer people than this are not shown: they would be about someone. */
export const fewest = 5
/** Who finished nothing for so many days, and isn't paused, has stopped where they are. */
export const quietDays = 14

/** Of one member: what they finished, with the program day of each, in the order of the program. */
export type Walked = {
  /** Today's program day. */
  today: number
  /** Days since they last finished something, or joined. */
  quiet: number
  isPaused: boolean
  doneOn: ReadonlyMap<string, number>
  /** Lessons on whose page they wrote something. */
  begun: ReadonlySet<string>
  /** Lessons that they came to. */
  opened: ReadonlySet<string>
  /** Lessons that the assistant answered them with. */
  asked: ReadonlySet<string>
}

export type LessonSums = {
  reached: number
  opened: number
  begun: number
  finished: number
  stopped: number
  asked: number
  /** How many took so many days from the lesson before, by days. */
  days: Record<string, number>
}
/** Of some members together. Sums of two groups added up are those of both. */
export type Sums = {
  members: number
  /** At each program day: who has come to it by the calendar, and who finished something on it or later, or everything. */
  had: number[]
  still: number[]
  lessons: Record<string, LessonSums>
}

export const noSums = (): Sums => ({
  members: 0,
  had: Array.from({ length: programDays }, () => 0),
  still: Array.from({ length: programDays }, () => 0),
  lessons: {},
})

const noLesson = (): LessonSums => ({
  ...{ reached: 0, opened: 0, begun: 0, finished: 0, stopped: 0, asked: 0 },
  days: {},
})

/** Adds a member to sums. `order` is every core lesson, first to last. */
export function addMember(sums: Sums, walked: Walked, order: readonly string[]): void {
  const { doneOn, today } = walked
  sums.members += 1
  const next = order.findIndex((id) => !doneOn.has(id))
  const last = next === -1 ? programDays : Math.max(0, ...doneOn.values())
  for (let day = 1; day <= today; day += 1) {
    sums.had[day - 1] = (sums.had[day - 1] ?? 0) + 1
    if (last >= day) sums.still[day - 1] = (sums.still[day - 1] ?? 0) + 1
  }
  for (const [at, id] of order.entries()) addLesson(sums, walked, { id, at, before: order[at - 1], next })
}

type Place = { id: string; at: number; before: string | undefined; next: number }

function addLesson(sums: Sums, walked: Walked, place: Place): void {
  const { doneOn, begun, opened, asked } = walked
  const { id, at, next } = place
  const isBegun = doneOn.has(id) || begun.has(id)
  const isOpened = isBegun || opened.has(id)
  const isReached = isBegun || next === -1 || next >= at
  if (!isReached && !isOpened && !asked.has(id)) return
  sums.lessons[id] ??= noLesson()
  const lesson = sums.lessons[id]
  lesson.opened += Number(isOpened)
  lesson.begun += Number(isBegun)
  lesson.asked += Number(asked.has(id))
  if (isReached) addReached(lesson, walked, place)
}

function addReached(lesson: LessonSums, { doneOn, quiet, isPaused }: Walked, { id, at, before, next }: Place): void {
  lesson.reached += 1
  if (next === at && quiet >= quietDays && !isPaused) lesson.stopped += 1
  const day = doneOn.get(id)
  if (day === undefined) return
  lesson.finished += 1
  const from = before === undefined ? 1 : doneOn.get(before)
  if (from === undefined) return
  const took = String(Math.max(0, day - from))
  lesson.days[took] = (lesson.days[took] ?? 0) + 1
}

const counts = ['reached', 'opened', 'begun', 'finished', 'stopped', 'asked'] as const

export function addSums(into: Sums, more: Sums): void {
  into.members += more.members
  for (let day = 0; day < programDays; day += 1) {
    into.had[day] = (into.had[day] ?? 0) + (more.had[day] ?? 0)
    into.still[day] = (into.still[day] ?? 0) + (more.still[day] ?? 0)
  }
  for (const [id, one] of Object.entries(more.lessons)) {
    into.lessons[id] ??= noLesson()
    const lesson = into.lessons[id]
    for (const key of counts) lesson[key] += one[key]
    for (const [days, count] of Object.entries(one.days)) lesson.days[days] = (lesson.days[days] ?? 0) + count
  }
}

/** The lower of the two in the middle where there are two. */
export function medianOf(days: Record<string, number>): number | null {
  const counts = Object.entries(days)
    .map(([day, count]) => [Number(day), count] as const)
    .sort(([one], [other]) => one - other)
  const half = counts.reduce((sum, [, count]) => sum + count, 0) / 2
  let seen = 0
  for (const [day, count] of counts) {
    seen += count
    if (seen >= half) return day
  }
  return null
}
