import { calendarDates } from '#platform/format/dates.ts'

/** What was written on the days before, to be read again. */
export function EarlierLines({ lines }: { lines: readonly { date: string; text: string }[] }) {
  if (lines.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="text-sm font-semibold">Earlier lines</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul tabIndex={0} aria-label="Earlier lines" className="mt-2 max-h-72 overflow-y-auto">
        {lines.map(({ date, text }) => (
          <li key={date} className="border-b border-line py-2 last:border-0">
            <time dateTime={date} className="block text-sm text-ink-soft">
              {calendarDates.date(date)}
            </time>
            <span dir="auto" className="block whitespace-pre-line">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
