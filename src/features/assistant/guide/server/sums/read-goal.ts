import { sumTokens } from './sum-tokens.ts'

export type Goal = { goal: number; each: number; count: number; what: string; currency: string | null }

const asksCount = /\bhow many ([a-z]+)\b/
const wants = /\b(?:need|want|make|earn|reach|goal|target|cover|break even|get to|bring in|live on)\b/
const notThings = new Set(['hours', 'days', 'weeks', 'months', 'years', 'percent', 'people'])

/** “How many sales at $60 do I need for $4,000?”: undefined unless there are just these two amounts. */
export function readGoal(plain: string): Goal | undefined {
  const what = asksCount.exec(plain)?.[1]
  if (!what || notThings.has(what) || !wants.test(plain)) return undefined
  const { tokens, currency } = sumTokens(plain)
  const amounts = tokens.flatMap((token) => (token.kind === 'number' && !token.isHours ? [token.value] : []))
  const others = tokens.some((token) => token.kind === 'percent' || (token.kind === 'sign' && token.sign !== '*'))
  const [goal = 0, each = 0] = amounts.toSorted((one, other) => other - one)
  if (amounts.length !== 2 || others || each <= 0 || goal <= each) return undefined
  return { goal, each, count: Math.ceil(goal / each), what, currency }
}
