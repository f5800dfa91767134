import { amountText } from '../amount-text.ts'
import { answerSum } from '../answer-sum.ts'
import type { Worked } from '../facts.ts'

/** “How many a month, and how many a week?”: each period that is asked for has its line, or nothing is said. */
export function forEachPeriod(told: string, own: string | null = null): Worked | undefined {
  const all = periodsAsked(told).map((text) => answerSum(text, text, own))
  const [first] = all
  if (!first || all.length < 2 || all.some((one) => one === undefined)) return undefined
  const [main = '', ...rest] = first.lines
  return { ...first, lines: [main, ...all.slice(1).flatMap((one) => one?.lines[0] ?? []), ...rest] }
}

const period =
  /\b(?:a|per|each|every|in a|for the|for a|in the) (week|month|year)\b|\b(week|month|year)ly (?:revenue|sales|income|profit)\b|\b(week|month|year)ly\b/g

/** A text with its question for each period that it asks for, where all figures are told before: “what’s my MRR and ARR?” */
function periodsAsked(text: string): string[] {
  const plain = amountText(text)
  const at = plain.search(/[^\d]*$/)
  const tail = plain.slice(at).replace(/^ ?(?:%|percent)?(?: [a-z]+)?(?: (?:a|an|per|each|every) [a-z]+)?/, '')
  const begins = tail.search(/\b(?:how|what)/)
  if (begins < 0) return []
  const question = tail.slice(begins)
  const told = plain.slice(0, plain.length - question.length)
  const asked = [...question.matchAll(period)]
  const first = asked[0]?.index ?? 0
  const byName = new Map(asked.map(([said, one, other, third]) => [one ?? other ?? third, said]))
  return byName.size < 2 ? [] : [...byName.values()].map((said) => `${told}${question.slice(0, first)}${said}?`)
}
