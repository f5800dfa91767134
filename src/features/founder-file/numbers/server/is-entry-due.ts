const firstDay = { monday: 1, saturday: 6, sunday: 7 } as const

/** Whether numbers were measured before, and none of this week is there yet. */
export function isEntryDue(
  points: readonly { date: string }[],
  today: Temporal.PlainDate,
  weekStart: keyof typeof firstDay,
): boolean {
  if (points.length === 0) return false
  const began = weekBegan(today, weekStart).toString()
  return points.every(({ date }) => date < began)
}

export const weekBegan = (today: Temporal.PlainDate, weekStart: keyof typeof firstDay): Temporal.PlainDate =>
  today.subtract({ days: (today.dayOfWeek - firstDay[weekStart] + 7) % 7 })
