import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Pace } from './pace.calls.ts'

type Change = Pace['changes'][number]

/** Every pause, move and new beginning, newest first. */
export function CalendarChanges({ changes }: Pick<Pace, 'changes'>) {
  if (changes.length === 0) return <p className="text-ink-soft">No pauses or moves so far.</p>
  return (
    <ol className="border-t border-line">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
          <span>{wordsOf(change)}</span>
          <time dateTime={change.from} className="text-sm text-ink-soft">
            {calendarDates.shortDate(change.from)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ kind, days, until }: Change): string {
  if (kind === 'begin-again') return 'Began again on day 1'
  if (kind === 'move') return `Moved back by ${counted(days, 'day')}`
  if (days === 0) return 'Paused and resumed the same day'
  return `Paused for ${counted(days, 'day')}, through ${calendarDates.dayOfYear(until ?? '')}`
}
