import { minutesText } from '#platform/format/durations.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Tonight } from './tonight.contract.ts'

/** `Tonight, 20 min: read the lesson, then fill in “Cash today” and “Revenue of the month.”` */
export function tonightWords({ minutes, isEvening, reads, fields, isBegun, isDone }: Tonight): string {
  if (isDone)
    return `That’s ${isEvening ? 'tonight’s' : 'today’s'} ${counted(minutes, 'minute')}. Next time: ${quoted(fields)}`
  const lead = `${isEvening ? 'Tonight' : 'Today'}, ${minutesText(minutes)}`
  const fill =
    fields.length > 0 ? `${isBegun ? 'begin' : 'fill in'} ${quoted(fields)}` : 'look it over and mark it complete.'
  return `${lead}: ${reads ? `read the lesson, then ${fill}` : fill}`
}

/** At the end of a sentence; from three on by the first and the last. */
function quoted(fields: readonly string[]): string {
  const last = fields.at(-1) ?? ''
  const end = `“${last}${/[.!?…]$/.test(last) ? '' : '.'}”`
  return fields.length > 1 ? `“${fields[0]}” ${fields.length > 2 ? 'through' : 'and'} ${end}` : end
}
