/** A zone as iCalendar wants it told: the offset at the beginning, and each change of the clocks until the end. */
export function calendarTimeZone(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): string[] {
  // The clocks may change on the first day, before its hour.
  const first = start.startOfDay()
  const parts = [observance(first, first)]
  for (let at = first.getTimeZoneTransition('next'); at; at = at.getTimeZoneTransition('next')) {
    if (Temporal.ZonedDateTime.compare(at, end) > 0) break
    parts.push(observance(at.subtract({ seconds: 1 }), at))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${start.timeZoneId}`, ...parts.flat(), 'END:VTIMEZONE']
}

/** `at` in the wall time that held before it, as RFC 5545 asks. */
function observance(before: Temporal.ZonedDateTime, at: Temporal.ZonedDateTime): string[] {
  const kind = at.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  const onset = at.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${before.offset.replace(':', '')}`,
    `TZOFFSETTO:${at.offset.replace(':', '')}`,
    `END:${kind}`,
  ]
}
