import type { Measured } from '#features/founder-file/numbers/measured-by.ts'
import { calendarDates } from '#platform/format/dates.ts'

type CampNumbersProps = { reachedOn: string; measured: readonly Measured[] }

/** What the business measured when a camp was reached; the member alone sees it. */
export function CampNumbers({ reachedOn, measured }: CampNumbersProps) {
  if (measured.length === 0) return null
  return (
    <details className="mt-3 border-t border-line pt-2 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        Your business on {calendarDates.shortDate(reachedOn)}
      </summary>
      <dl className="grid gap-x-6 gap-y-1 pb-1 sm:grid-cols-2">
        {measured.map(({ key, label, text, isGuess }) => (
          <div key={key} className="flex items-baseline justify-between gap-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display font-medium tabular-nums">
              <span className={isGuess ? 'underline decoration-dotted underline-offset-4' : undefined}>{text}</span>
              {isGuess && <span className="sr-only"> (guessed)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
