import { instantOn, inZone } from '#platform/server/clock.ts'

/** An email about the hour that is now helps for this long after it began; later it would only remind of what was missed. */
export const usefulHours = 2

/** The local date whose hour began within the last two hours. An hour that the clocks skip begins when they have moved. */
export function dueDay(zone: string, startsAt: string, now: Temporal.Instant): string | undefined {
  const here = inZone(zone, now)
  const today = here.toPlainDate()
  const days = [today, today.subtract({ days: 1 })]
  return days.find((day) => isDue(hourOf(day, here.timeZoneId, startsAt), now))?.toString()
}

export const hourOf = (day: Temporal.PlainDate, zone: string, startsAt: string): Temporal.Instant =>
  instantOn(day, zone, Temporal.PlainTime.from(startsAt))

function isDue(hour: Temporal.Instant, now: Temporal.Instant): boolean {
  const passed = now.since(hour).total('hours')
  return passed >= 0 && passed <= usefulHours
}
