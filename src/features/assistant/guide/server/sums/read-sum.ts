import { evaluate } from '#features/founder-file/calculator/evaluate.ts'
import { parseFormula } from '#features/founder-file/calculator/parse-formula.ts'
import { type Period, type SumToken, sumTokens } from './sum-tokens.ts'
import { type Written, writeSum } from './write-sum.ts'

export type Sum = {
  /** As it is calculated: `$40 × 25 × (1 − 30%)`. */
  shown: string
  value: number
  currency: string | null
  /** Hours whose week or month wasn't said. */
  hasLooseHours: boolean
  /** Whether the result is that of a week. */
  isWeekly: boolean
}

/** Words around a sum. With many others, the numbers are part of a story and nobody asked for a result. */
const around = new Set(
  (
    "what what's whats is are how much many calculate compute work out result total sum equals equal to make makes that that's it the a an of for i i'm my we if and at in on " +
    'charge charging earn earns get gets pay pays paid have left remains remain after before tax taxes vat fee fees commission discount off hour hours h hr hrs week weeks ' +
    'weekly month months monthly year years yearly annual annually day days daily each per please can you tell me do does would will be with from by price cost costs split share travel rent sell customers clients then so keep over net gross hourly left'
  ).split(' '),
)
const mostOthers = 3
const notAsked =
  /\b(?:hourly rate|should|why|how many hours|how do i|how can i|how to|is it (?:good|ok|enough|normal)|good idea)\b/

/** What a price includes isn’t put on it. */
const isInside =
  /\b(?:includ\w*|incl|inclusive|inside|gross|brutto|netto)\b|\b(?:without|excluding|before) (?:the )?(?:\d[\d.]*%? )?(?:vat|gst|tax)\b/

const perYear: Record<Period, number> = { day: 365, week: 52, month: 12, year: 1 }

/** `15% off 260` is what is left of it. */
const percentOff = /(\d[\d.]*) ?(?:%|percent) off(?: of)? (?:an? )?([$€£]?\d[\d.,]*)/g

/** The sum that a question asks for; undefined where it asks for something else. */
export function readSum(plain: string): Sum | undefined {
  if (!/\d/.test(plain) || notAsked.test(plain) || isInside.test(plain)) return undefined
  const { tokens, currency } = sumTokens(plain.replace(percentOff, '$2 minus $1%'))
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  if (words.filter((word) => !around.has(word)).length > mostOthers) return undefined
  const written = writeSum(tokens, currency)
  if (!written) return undefined
  const stretched = stretch(written, tokens, plain)
  const parsed = parseFormula(stretched.formula)
  if (!parsed.ok) return undefined
  const value = evaluate(parsed.formula, () => null)
  if (typeof value !== 'number') return undefined
  const hasLooseHours =
    currency !== null &&
    stretched === written &&
    tokens.some((token) => token.kind === 'number' && token.isHours && token.every === null)
  const isSpan = tokens.some((token) => token.kind === 'number' && token.isSpan)
  const isWeekly = currency !== null && stretched === written && isOf('week', tokens) && !isSpan
  return { shown: stretched.shown, value, currency, hasLooseHours, isWeekly }
}

const isOf = (period: Period, tokens: readonly SumToken[]) =>
  tokens.some((token) => token.kind === 'number' && token.every === period)

/** `5 hours, 2 saturdays a month` */
const timesTold = (plain: string) =>
  /\b\d+ [a-z]+ (?:a|per|each|every) (day|week|month)\b/.exec(plain)?.[1] as Period | undefined

/** `25 hours a week … in a year?` is asked for all weeks of the year. */
function stretch(sum: Written, tokens: readonly SumToken[], plain: string): Written {
  const every = tokens.flatMap((token) => (token.kind === 'number' && token.every ? [token.every] : []))
  const from = every[0] ?? timesTold(plain)
  const to =
    /\b(?:a|per|each|in a|over a|this|the whole) (year|month)\b[^a-z]*$|\b(year|month)ly\b|\b(annual)ly?\b/.exec(plain)
  const period = to?.[3] ? 'year' : (to?.[1] ?? to?.[2])
  if (!from || (period !== 'year' && period !== 'month') || every.includes(period)) return sum
  const factor = perYear[from] / perYear[period]
  if (factor <= 1) return sum
  const shown = period === 'year' ? String(perYear[from]) : `${perYear[from]} ÷ 12`
  return { formula: `(${sum.formula})*${factor}`, shown: `${sum.shown} × ${shown}` }
}
