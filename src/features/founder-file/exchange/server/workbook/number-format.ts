import { currencyDigits, currencySymbol } from '#platform/format/figures.ts'
import type { Place } from '../../../worksheets/places.ts'

/** How a spreadsheet shows values of a place. */
export function numberFormat({ kind, digits }: Pick<Place, 'kind' | 'digits'>, currency: string): string {
  if (kind === 'date') return 'd mmm yyyy'
  if (kind === 'percent') return `0${decimals(digits)}%`
  if (kind === 'number' || kind === 'hours') return `#,##0${decimals(digits)}`
  if (kind !== 'money') return 'General'
  const format = `"${currencySymbol(currency).replaceAll('"', '')}"#,##0${decimals(Math.min(digits, currencyDigits(currency)))}`
  return `${format};[Red]-${format}`
}

const decimals = (digits: number) => (digits > 0 ? `.${'0'.repeat(digits)}` : '')
