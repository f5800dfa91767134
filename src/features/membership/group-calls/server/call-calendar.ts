import { calendarTimeZone } from '#platform/server/calendar/calendar-time-zone.ts'
import { calendarText, escapedText, utcTime, wallTime } from '#platform/server/calendar/i-calendar.ts'
import type { Call } from '../../membership.content.ts'

/** As long as the program: 180 days of weeks. */
const weeks = 26

/**
 * The weekly series as one recurring event in the zone it is held in, so that a change of the clocks there moves it
 * everywhere else. RFC 5545; the same file again replaces the event.
 */
export function callCalendar(call: Call, start: Temporal.ZonedDateTime, now: Temporal.Instant): string {
  const last = start.add({ weeks: weeks - 1 })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Group calls//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...calendarTimeZone(start, last),
    'BEGIN:VEVENT',
    `UID:${call.id}@${new URL(call.link).hostname}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART;TZID=${call.zone}:${wallTime(start)}`,
    `DURATION:PT${call.minutes}M`,
    `RRULE:FREQ=WEEKLY;COUNT=${weeks}`,
    `SUMMARY:${escapedText(call.title)}`,
    `URL:${call.link}`,
    `LOCATION:${escapedText(call.link)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return calendarText(lines)
}
