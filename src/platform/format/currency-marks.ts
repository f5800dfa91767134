import { locale } from './numbers.ts'

const shown = ['code', 'symbol', 'narrowSymbol', 'name'] as const
const known = new Map<string, ReadonlySet<string>>()

/** Whether this is how a currency is written beside an amount: `USD`, `usd`, `$`, `US dollars`, `dollar`. */
export function isMarkOf(mark: string, currency: string): boolean {
  const marks = known.get(currency) ?? marksOf(currency)
  known.set(currency, marks)
  return marks.has(singular(mark))
}

function marksOf(currency: string): ReadonlySet<string> {
  const [code = '', symbol = '', narrow = '', name = ''] = shown.map(
    (currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? currency,
  )
  // A$, US$; of its name the last word too, since dollars are those of the file.
  const short = [code.slice(0, 1) + narrow, code.slice(0, 2) + narrow, name.split(' ').at(-1) ?? '']
  return new Set([code, symbol, narrow, name, ...short].map(singular))
}

const singular = (mark: string) => mark.toLowerCase().replace(/s$/, '')
