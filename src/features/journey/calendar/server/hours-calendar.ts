import { calendarTimeZone } from '#platform/server/calendar/calendar-time-zone.ts'
import { calendarText, escapedText, utcTime, wallTime } from '#platform/server/calendar/i-calendar.ts'

export type Hours = { weekdays: readonly number[]; startsAt: string; minutes: number }

export type HoursCalendar = {
  /** The product's name. */
  name: string
  /** Where the lesson of the day is, and what names the event for good. */
  link: string
  uid: string
  zone: string
  /** Undefined while there is nothing to come to. */
  hours: Hours | undefined
  /** First and last local date. */
  from: Temporal.PlainDate
  until: Temporal.PlainDate
  now: Temporal.Instant
  /** Minutes before the hour; calendar programs ring by their own rules for an address that they follow. */
  reminder?: number
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A member's hours as one event that recurs in their zone, so that it keeps its hour when the clocks change. */
export function hoursCalendar(calendar: HoursCalendar): string {
  const { name, zone, hours, from, until } = calendar
  const start = hours ? firstHour(from, hours, zone) : from.toZonedDateTime(zone)
  const end = until.add({ days: 1 }).toZonedDateTime(zone)
  const hasHours = hours !== undefined && Temporal.ZonedDateTime.compare(start, end) < 0
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(name)}//Hours//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    // Also without an event: a calendar needs one component.
    ...calendarTimeZone(start, end),
    ...(hasHours ? event(calendar, hours, start, end) : []),
    'END:VCALENDAR',
  ])
}

function event(
  { name, link, uid, zone, now, reminder }: HoursCalendar,
  { weekdays, minutes }: Hours,
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(now)}`,
    // A later file with the same event takes the place of an earlier one.
    `SEQUENCE:${Math.floor(now.epochMilliseconds / 60_000)}`,
    `DTSTART;TZID=${zone}:${wallTime(start)}`,
    `DURATION:PT${minutes}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => codes[day - 1]).join(',')};UNTIL=${utcTime(end.subtract({ seconds: 1 }).toInstant())}`,
    `SUMMARY:${escapedText(`${name}: today’s lesson`)}`,
    `DESCRIPTION:${escapedText(link)}`,
    `URL:${link}`,
    'TRANSP:OPAQUE',
    ...(reminder === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${reminder}M`,
          `DESCRIPTION:${escapedText(`${name}: today’s lesson`)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

/** The first agreed day from a date on. */
function firstHour(from: Temporal.PlainDate, { weekdays, startsAt }: Hours, zone: string): Temporal.ZonedDateTime {
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdays.includes(from.add({ days }).dayOfWeek)) ?? 0
  return from.add({ days: ahead }).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(startsAt) })
}
