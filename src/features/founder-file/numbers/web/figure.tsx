import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { numberAsText } from '../number-text.ts'
import type { BusinessNumber } from '../numbers.contract.ts'

type FigureProps = {
  number: BusinessNumber
  point: { value: number; mark: Mark | null }
  currency: string
  className?: string
}

/** A number as it was measured; a guess is dotted. */
export function Figure({ number, point: { value, mark }, currency, className }: FigureProps) {
  return (
    <span
      className={classNames(
        'font-display whitespace-nowrap tabular-nums',
        mark === 'G' && 'underline decoration-dotted underline-offset-4',
        className,
      )}
    >
      {numberAsText(value, number, currency)}
    </span>
  )
}
