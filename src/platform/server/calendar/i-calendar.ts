/** A text of RFC 5545: lines of at most 75 bytes, longer ones continued after a space. */
export const calendarText = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`

/** A value of type TEXT. */
export const escapedText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** `20261125T170000`, the wall time where it is. */
export const wallTime = (at: Temporal.ZonedDateTime): string =>
  at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

/** `20261125T170000Z`. */
export const utcTime = (at: Temporal.Instant): string => `${wallTime(at.toZonedDateTimeISO('UTC'))}Z`

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
