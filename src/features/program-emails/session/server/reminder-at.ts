/** Hours before a session at which both are reminded of it: a day, and of one that was agreed on later than that, three hours. */
export const reminderHours = [24, 3] as const

/** For so many hours what says that it is set is reminder enough. */
const settledHours = 6

/** When both are reminded; undefined where they agreed so late that both still know. `agreedAt`: null for long ago. */
export function reminderAt(time: string, agreedAt: string | null): Temporal.Instant | undefined {
  const begins = Temporal.Instant.from(time)
  const moments = reminderHours.map((hours) => begins.subtract({ hours }))
  if (agreedAt === null) return moments[0]
  const known = Temporal.Instant.from(agreedAt).add({ hours: settledHours })
  return moments.find((moment) => Temporal.Instant.compare(known, moment) <= 0)
}
