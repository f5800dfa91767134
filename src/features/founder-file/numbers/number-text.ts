import { roundedTo } from '#platform/format/figures.ts'
import { plural } from '#platform/format/numbers.ts'
import { figureText } from '../pages/figure-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'

type Shown = Pick<BusinessNumber, 'unit' | 'digits'>

/** `$1,638`, `46 h`, `33%`, `2.5 months`. */
export function numberAsText(value: number, { unit, digits }: Shown, currency: string): string {
  const kind = unit === 'months' ? { kind: 'number', unit: plural(value, 'month') } : { kind: unit }
  return figureText(value, { ...kind, digits }, currency)
}

/** `+$320`, `−3 h`, and `no change`. What stands beside each other adds up: $386 to $410 is $24, cents or no cents. */
export function changeText(from: number, to: number, number: Shown, currency: string): string {
  const shown = (value: number) => roundedTo(value, number.digits + (number.unit === 'percent' ? 2 : 0))
  const size = numberAsText(Math.abs(shown(to) - shown(from)), number, currency)
  if (size === numberAsText(0, number, currency)) return 'no change'
  return `${to < from ? '−' : '+'}${size}`
}

/** Of ten numbers the business is told by; what is behind them in the file follows from these. */
export const tenNumbers = 10

export const markWord = { C: 'counted', G: 'guessed' } as const
