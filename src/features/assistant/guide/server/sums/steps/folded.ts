import { asksNumber } from '../asks-number.ts'

const longest = 80
const asks = /\?|\b(?:what|how|why|which|when|who|should|if|instead|can|could|would)\b/i

/** A figure and no question. */
export const isTold = (text: string): boolean => text.length <= longest && /\d/.test(text) && !asks.test(text)

const rateOf = /\b(?:1|one|\d+) (?:in|of|out of) \d+\b/i
/** “And with 1 in 8 instead?” */
export const rateIn = (text: string): string | undefined =>
  text.length <= longest && /^\W*(?:and|or|but|so|what|with|if|at)\b/i.test(text) ? rateOf.exec(text)?.[0] : undefined

/** The messages, with what was told after a question for a number put before it. */
export function questionsFolded(messages: readonly string[]): string[] {
  const folded: string[] = []
  for (const message of messages) {
    const asked = folded.at(-1)
    const rate = rateIn(message)
    if (asked !== undefined && rate && rateOf.test(asked)) folded[folded.length - 1] = asked.replace(rateOf, rate)
    else if (asked !== undefined && isTold(message) && asksNumber(asked))
      folded[folded.length - 1] = `${message.replace(/[.!\s]+$/, '')}. ${asked}`
    else folded.push(message)
  }
  return folded
}
