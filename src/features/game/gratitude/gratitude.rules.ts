/** Characters of an entry; how many of the latest can be read again on the dashboard. */
export const gratitudeLimits = { text: 500, earlier: 60 } as const

/**
 * Consecutive local days with an entry, ending today or yesterday: today doesn't break the streak until it is over. Days of
 * a pause are left out of the count; an entry on one counts.
 */
export function gratitudeStreak(
  days: ReadonlySet<string>,
  today: string,
  paused: ReadonlySet<string> = new Set(),
): number {
  let day = days.has(today) ? today : dayBefore(today)
  let streak = 0
  for (; days.has(day) || paused.has(day); day = dayBefore(day)) if (days.has(day)) streak += 1
  return streak
}

/** The calendar day before `2026-03-01`. */
export function dayBefore(day: string): string {
  const date = Number(day.slice(8))
  // Within a month the texts differ by one number: a streak of half a year asks for it 180 times.
  if (date > 1) return `${day.slice(0, 8)}${String(date - 1).padStart(2, '0')}`
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
