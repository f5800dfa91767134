import { amountOf, amountSource, currencyOf } from '../sums/read-amounts.ts'

export type Amount = { value: number; currency: string | null }

const anyAmount = new RegExp(amountSource, 'g')

/** The first number after one of some words, a few words in between: `I want $60,000`. */
export function amountAfter(text: string, words: string): Amount | undefined {
  const found = new RegExp(`\\b(?:${words})\\b[^.\\d$€£]{0,28}?${amountSource}`).exec(text)
  return found ? toAmount(found) : undefined
}

/** Every amount of a short text. */
export const amountsIn = (text: string): Amount[] => [...text.matchAll(anyAmount)].map(toAmount)

const toAmount = ([, symbol, digits = '', thousand]: RegExpExecArray): Amount => ({
  value: amountOf(digits, thousand),
  currency: currencyOf(symbol),
})
