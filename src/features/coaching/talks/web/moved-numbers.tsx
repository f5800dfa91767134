import { changeText, markWord, numberAsText } from '#features/founder-file/numbers/number-text.ts'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import { calendarDates } from '#platform/format/dates.ts'
import type { Brief } from '../talks.contract.ts'

type MovedNumbersProps = Pick<Brief, 'numbers' | 'currency'>

/** Then, now and the change, counted or guessed: the guessed ones are underlined with dots. */
export function MovedNumbers({ numbers, currency }: MovedNumbersProps) {
  return (
    <ul className="divide-y divide-line">
      {numbers.map(({ key, label, before, now, ...number }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0 basis-40">{label}</span>
          <span className="font-display tabular-nums">
            {before && (
              <>
                <Figure text={numberAsText(before.value, number, currency)} mark={before.mark} />
                {' → '}
              </>
            )}
            <Figure text={numberAsText(now.value, number, currency)} mark={now.mark} />
          </span>
          <span className="basis-full text-end text-sm text-ink-soft">
            {before
              ? `${changeText(before.value, now.value, number, currency)} since ${calendarDates.shortDate(before.date)}`
              : `new, ${calendarDates.shortDate(now.date)}`}
            {now.mark && `, ${markWord[now.mark]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Figure = ({ text, mark }: { text: string; mark: Mark | null }) => (
  <span className={mark === 'G' ? 'underline decoration-dotted underline-offset-4' : undefined}>{text}</span>
)
