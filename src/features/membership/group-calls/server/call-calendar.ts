import type { Call } from '../../membership.content.ts'
import { calendarTimeZone } from './calendar-time-zone.ts'

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
    `DTSTAMP:${compact(now.toZonedDateTimeISO('UTC'))}Z`,
    `DTSTART;TZID=${call.zone}:${compact(start)}`,
    `DURATION:PT${call.minutes}M`,
    `RRULE:FREQ=WEEKLY;COUNT=${weeks}`,
    `SUMMARY:${escaped(call.title)}`,
    `URL:${call.link}`,
    `LOCATION:${escaped(call.link)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const compact = (at: Temporal.ZonedDateTime): string =>
  at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines hold 75 bytes at most; the rest goes on after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
