/** A freeze for so many days with work, and the most that are held. */
export const freezeRules = { workedDays: 5, most: 2 } as const

/** The weekdays agreed to from a local date on, Monday being 1. */
export type Agreement = { from: string; weekdays: readonly number[] }

export type WorkRecord = {
  /** By date. */
  agreements: readonly Agreement[]
  /** Local dates on which a lesson was completed or a page of the Founder file worked on. */
  worked: ReadonlySet<string>
  paused: ReadonlySet<string>
  today: string
}

export type WorkStreak = {
  /** Agreed days in a row with work; today breaks nothing until it is over. */
  days: number
  freezes: number
  /** Days with work until the next freeze; null while the most are held. */
  untilFreeze: number | null
  /** The latest agreed day without work that a freeze covered in this streak. */
  coveredOn: string | null
}

/**
 * The streak of work. Days not agreed to and days of a pause neither break nor lengthen it, though work on them earns
 * freezes like any other. An agreed day without work takes a freeze by itself; without one the streak begins anew.
 */
export function workStreak({ agreements, worked, paused, today }: WorkRecord): WorkStreak {
  const streak: WorkStreak = { days: 0, freezes: 0, untilFreeze: freezeRules.workedDays, coveredOn: null }
  const [first] = agreements
  if (!first) return streak
  for (const { date, isAgreed } of daysOf(agreements, first.from, today)) {
    if (worked.has(date)) {
      earn(streak)
      if (isAgreed) streak.days += 1
    } else if (isAgreed && !paused.has(date) && date < today) miss(streak, date)
  }
  return streak
}

function earn(streak: WorkStreak): void {
  if (streak.untilFreeze === null) return
  streak.untilFreeze -= 1
  if (streak.untilFreeze > 0) return
  streak.freezes += 1
  streak.untilFreeze = streak.freezes < freezeRules.most ? freezeRules.workedDays : null
}

function miss(streak: WorkStreak, date: string): void {
  // Nothing to hold together, so nothing is spent.
  if (streak.days === 0) return
  if (streak.freezes === 0) {
    streak.days = 0
    streak.coveredOn = null
    return
  }
  streak.freezes -= 1
  streak.untilFreeze ??= freezeRules.workedDays
  streak.coveredOn = date
}

/** Every date to `until`, and whether its weekday was agreed to by then. */
function* daysOf(agreements: readonly Agreement[], from: string, until: string) {
  let agreed: readonly number[] = []
  let next = 0
  for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000) {
    const day = new Date(at)
    const date = day.toISOString().slice(0, 10)
    for (; next < agreements.length && (agreements[next]?.from ?? '') <= date; next += 1)
      agreed = agreements[next]?.weekdays ?? []
    yield { date, isAgreed: agreed.includes(day.getUTCDay() || 7) }
  }
}
