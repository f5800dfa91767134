import { decimalText } from '#platform/format/figures.ts'
import type { Kind } from '../worksheets/kinds.ts'

/** A number as it stands in its field. */
export function numberInField(value: unknown, kind: Kind): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const text = decimalText(kind === 'percent' ? exact(value * 100) : value, 10)
  return kind === 'money' ? text.replace(/(\.\d)$/, '$10') : text
}

/** Without what computers add behind the fifteenth digit. */
export const exact = (number: number) => Number(number.toPrecision(15))
