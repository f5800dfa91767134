import { currencyDigits, roundedTo } from '#platform/format/figures.ts'
import { plural } from '#platform/format/numbers.ts'
import { distanceText, figureText } from '../pages/figure-text.ts'
import type { Mark } from '../worksheets/kinds.ts'
import type { BusinessNumber } from './numbers.contract.ts'

type Shown = Pick<BusinessNumber, 'unit' | 'digits'>

/** `$1,638`, `46 h`, `33%`, `2.5 months`. */
export const numberAsText = (value: number, number: Shown, currency: string): string =>
  figureText(value, kindOf(value, number), currency)

const kindOf = (value: number, { unit, digits }: Shown) =>
  unit === 'months'
    ? { kind: 'number', unit: plural(value, 'month'), digits }
    : { kind: unit, digits: unit === 'number' ? Math.max(digits, typedDigits) : digits }

/** A count is shown as it was typed: 12.5 isn't 13 beside an average that was worked out of 12.5. */
const typedDigits = 2

/** `+$320`, `−3 h`, `−3 points`, and `no change`. What stands beside each other adds up: $386 to $410 is $24, cents or no cents. */
export function changeText(from: number, to: number, number: Shown, currency: string): string {
  const shown = (value: number) => roundedTo(value, digitsShown(number, currency))
  const text = (size: number) => distanceText(size, kindOf(size, number), currency)
  const size = text(Math.abs(shown(to) - shown(from)))
  if (size === text(0)) return 'no change'
  return `${to < from ? '−' : '+'}${size}`
}

function digitsShown({ unit, digits }: Shown, currency: string): number {
  if (unit === 'money') return Math.min(digits, currencyDigits(currency))
  if (unit === 'number') return Math.max(digits, typedDigits)
  return unit === 'percent' ? digits + 2 : digits
}

/** Of ten numbers the business is told by; what is behind them in the file follows from these. */
export const tenNumbers = 10

/** A guess is said wherever its number is told in words. */
export const guessNote = (mark: Mark | null): string => (mark === 'G' ? ' (guessed)' : '')

/** `$1,638`, `46 h (guessed)`. */
export const pointText = (
  { value, mark }: { value: number; mark: Mark | null },
  number: Shown,
  currency: string,
): string => `${numberAsText(value, number, currency)}${guessNote(mark)}`

export const markWord = { C: 'counted', G: 'guessed' } as const
