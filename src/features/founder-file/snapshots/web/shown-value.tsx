import { classNames } from '#platform/ui/styles/class-names.ts'
import { Marked } from '../../fields/web/marked.tsx'
import { nothing, type Shown } from '../compared-lines.ts'

/** What stood in a place; a guess is dotted and said. */
export function ShownValue({ shown }: { shown: Shown | undefined }) {
  const { text, value, mark } = shown ?? { text: nothing, value: null, mark: null }
  if (text === nothing)
    return (
      <span className="text-ink-soft">
        {nothing}
        <span className="sr-only"> nothing</span>
      </span>
    )
  return (
    <span
      dir="auto"
      className={classNames(
        'break-words whitespace-pre-wrap',
        typeof value === 'number' && 'font-display tabular-nums',
      )}
    >
      <Marked mark={mark}>{text}</Marked>
    </span>
  )
}
