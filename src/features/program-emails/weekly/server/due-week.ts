import { instantOn, inZone } from '#platform/server/clock.ts'

/** Emails that could not be sent in the morning are sent up to a day and a half late, then dropped. */
const lateHours = 36
const morning = Temporal.PlainTime.from('08:00')

/** The Monday (local date) whose emails are due in a zone now: from 08:00 there until they are too late. */
export function dueWeek(zone: string, now: Temporal.Instant): string | undefined {
  const here = inZone(zone, now)
  const today = here.toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  for (const week of [monday, monday.subtract({ weeks: 1 })]) {
    const hours = now.since(instantOn(week, zone, morning)).total('hours')
    if (hours >= 0 && hours <= lateHours) return week.toString()
  }
  return undefined
}
