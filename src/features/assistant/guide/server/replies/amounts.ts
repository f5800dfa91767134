const amount = '([$€£])?\\s?(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)\\s?(k\\b)?'

export type Amount = { value: number; currency: string | null }

const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** The first number after one of some words, a few words in between: `I want $60,000`. */
export function amountAfter(text: string, words: string): Amount | undefined {
  const [, symbol, digits, thousand] = new RegExp(`\\b(?:${words})\\b[^.\\d$€£]{0,28}?${amount}`).exec(text) ?? []
  return digits === undefined ? undefined : toAmount(digits, { symbol, thousand })
}

/** Every amount of a short text. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(new RegExp(amount, 'g'))].map(([, symbol, digits = '', thousand]) =>
    toAmount(digits, { symbol, thousand }),
  )

type Marks = { symbol: string | undefined; thousand: string | undefined }

const toAmount = (digits: string, { symbol, thousand }: Marks): Amount => ({
  value: Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1),
  currency: symbol ? (currencies[symbol] ?? null) : null,
})
