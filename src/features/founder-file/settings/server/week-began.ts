const firstDay = { monday: 1, saturday: 6, sunday: 7 } as const
export type WeekStart = keyof typeof firstDay

/** The day on which the week of a date began. */
export const weekBegan = (date: Temporal.PlainDate, weekStart: WeekStart): Temporal.PlainDate =>
  date.subtract({ days: (date.dayOfWeek - firstDay[weekStart] + 7) % 7 })
