import { type Call, weekdays } from '../../membership.content.ts'

/** When a weekly call begins next, in its own zone; the one that is on is still the next. */
export function nextCall({ weekday, time, zone, minutes }: Call, now: Temporal.Instant): Temporal.ZonedDateTime {
  const here = now.toZonedDateTimeISO(zone)
  const today = here.toPlainDate()
  const ahead = (weekdays.indexOf(weekday) + 1 - here.dayOfWeek + 7) % 7
  // A call that began before midnight may still be on, so the day before is looked at first.
  const dates = [ahead - 7, ahead, ahead + 7].map((days) => today.add({ days }))
  const starts = dates.map((date) => date.toZonedDateTime({ timeZone: zone, plainTime: time }))
  const open = starts.find((start) => Temporal.Instant.compare(start.add({ minutes }).toInstant(), now) > 0)
  // The last of the three is a week ahead at least.
  if (!open) throw new Error('unreachable: a call a week ahead is over')
  return open
}
