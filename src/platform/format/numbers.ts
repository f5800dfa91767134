/** Every text is in one language; a second one would begin here. */
export const locale = 'en-US'

/** `1,240`. */
export const numberText = (amount: number): string => numbers.format(amount)

/** What rounds to nothing has no sign. Made once: `toLocaleString` would make one for every number of a list. */
const numbers = new Intl.NumberFormat(locale, { signDisplay: 'negative' })

/** `+1,240`, `−12`. */
export const signedText = (amount: number): string => `${amount < 0 ? '−' : '+'}${numberText(Math.abs(amount))}`

/** `1 module`, `6 modules`, `1,240 points`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${numberText(amount)} ${plural(amount, one, many)}`

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `five lessons`, `12 lessons`: small numbers as words, inside a sentence. */
export const spelled = (amount: number, one: string, many = `${one}s`): string =>
  `${words[amount] ?? numberText(amount)} ${plural(amount, one, many)}`

/** The word alone, where the number stands apart. */
export const plural = (amount: number, one: string, many = `${one}s`): string => (amount === 1 ? one : many)

/** `Prices, margins, and hours`. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)

/** `today`, `yesterday`, `3 days ago`. */
export function daysAgoText(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${numberText(days)} days ago`
}

/** `12 kB`, `3.4 MB`, `64.6 GB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000_000) return `${numberText(Math.max(1, Math.round(bytes / 1000)))} kB`
  const [size, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${size.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${unit}`
}

/** `$0.0125`, of dollars: for what costs a part of a cent. */
export const costText = (dollars: number): string =>
  dollars.toLocaleString(locale, { style: 'currency', currency: 'USD', minimumFractionDigits: 4 })
