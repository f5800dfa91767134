import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Mark } from '../../worksheets/kinds.ts'

type MarkToggleProps = { label: string; mark: Mark | null; onMark: (mark: Mark) => void }
const words = { C: 'Counted', G: 'Guessed' } as const

/** Whether a number was counted or guessed. */
export function MarkToggle({ label, mark, onMark }: MarkToggleProps) {
  return (
    <fieldset className="flex overflow-hidden rounded-md border border-line-strong text-sm print:border-0">
      <legend className="sr-only">{`${label}: counted or guessed`}</legend>
      {(['C', 'G'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mark === one}
          onClick={() => onMark(one)}
          className={classNames(
            'min-h-11.5 px-2.5 focus-visible:-outline-offset-2',
            mark === one
              ? 'bg-ink font-semibold text-paper print:underline'
              : 'bg-sheet text-ink-soft hover:bg-sunken print:hidden',
          )}
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}
