import type { Place } from '../../../worksheets/places.ts'

/** How sums are shown: with a sign of a currency, or with none where everybody's own may be another. */
export type Money = { symbol: string; digits: number }

/** How a spreadsheet shows values of a place. */
export function numberFormat({ kind, digits }: Pick<Place, 'kind' | 'digits'>, money: Money): string {
  if (kind === 'date') return 'd mmm yyyy'
  if (kind === 'percent') return `0${decimals(digits)}%`
  if (kind === 'number' || kind === 'hours') return withRed(`#,##0${decimals(digits)}`)
  if (kind !== 'money') return 'General'
  const sum = `#,##0${decimals(Math.min(digits, money.digits))}`
  return withRed(money.symbol === '' ? sum : `"${signOf(money.symbol)}"${sum}`)
}

const withRed = (format: string) => `${format};[Red]-${format}`
/** `$`, but `KES ` with a gap. */
const signOf = (symbol: string) => symbol.replaceAll('"', '').replace(/([A-Za-z])$/, '$1 ')
const decimals = (digits: number) => (digits > 0 ? `.${'0'.repeat(digits)}` : '')
