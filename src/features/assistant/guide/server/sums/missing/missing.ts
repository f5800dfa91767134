import type { Turn } from '../../../../models/server/chat-model.ts'
import { type MissingNumber, missingNumbers } from '../../said/answered-as.ts'
import { asksNumber } from '../asks-number.ts'
import { Facts } from '../facts.ts'
import { plainNumbers } from '../plain/plain-numbers.ts'
import { isTold } from '../steps/folded.ts'

const [lasts, rateOfHour, even] = [
  'how long does it last?',
  'what hourly rate?',
  'how many sales to break even?',
] as const

/** How a number that a sum still takes is asked for. */
export const numberQuestions: Readonly<Record<MissingNumber, string>> = {
  cash: 'How much do you have for it today? One number, and I’ll divide.',
  burn: 'How much more goes out than comes in, in a month? One number, and I’ll divide.',
  'billed-hours': 'How many hours can someone be billed for in that time? One number, and I’ll work it out.',
  wished: 'How much do you want to have from it, and in which time? Such as “4,000 a month”.',
  'hourly-rate': 'What do you charge an hour? One number, and I’ll work it out.',
  'price-of-one':
    'What does one pay you, or better: what does one leave you after its own costs? One number, and I’ll work it out.',
  'cost-of-one': 'What does one cost you, in material, fees and postage? One number, and I’ll work it out.',
  'fixed-costs':
    'What comes every month whether you sell or not, such as rent and tools? One number, and I’ll work it out.',
  saved: 'How much does it save you or bring in, in a month? One number, and I’ll work it out.',
}

/** The words that a bare answer to it stands for, and what is asked for with them. */
type BareAnswer = { as: (told: string) => string; ask: string }

const bareAnswers: Readonly<Record<MissingNumber, BareAnswer>> = {
  cash: { as: (told) => `I have ${told} saved`, ask: lasts },
  burn: { as: (told) => `I spend ${told} a month`, ask: lasts },
  'billed-hours': { as: (told) => (/hour|\bh\b|hrs?/i.test(told) ? told : `${told} hours`), ask: rateOfHour },
  wished: { as: (told) => `I want ${told}`, ask: rateOfHour },
  'hourly-rate': { as: (told) => `at ${told} an hour`, ask: 'how many hours?' },
  'price-of-one': { as: (told) => `each pays ${told}`, ask: even },
  'cost-of-one': { as: (told) => `each costs me ${told}`, ask: even },
  'fixed-costs': { as: (told) => `fixed costs are ${told}`, ask: even },
  saved: { as: (told) => `it saves me ${told} a month`, ask: 'when does it pay back?' },
}

type Sign = { asks: RegExp; missing: (facts: Facts) => MissingNumber | undefined }

const money = (facts: Facts, ...roles: Parameters<Facts['has']>) => facts.has(...roles)

const signs: readonly Sign[] = [
  {
    asks: /\bhow (?:long|many months)\b.*\b(?:last|go|survive|live|enough|have left|money|savings|cash)\b|\brunway\b|\brun out\b/,
    missing: (facts) => {
      const hasCash = money(facts, 'cash')
      const hasBurn = money(facts, 'burn', 'fixed', 'goal', 'spend')
      if (facts.has('bare', 'income', 'price')) return undefined
      return hasCash && !hasBurn ? 'burn' : hasBurn && !hasCash ? 'cash' : undefined
    },
  },
  {
    asks: /\bbreak[- ]?even\b/,
    missing: (facts) => {
      const [p, c, f] = [money(facts, 'price'), money(facts, 'unitCost'), money(facts, 'fixed')]
      if (f && !p) return 'price-of-one'
      if (p && c && !f) return 'fixed-costs'
      return f && p && !c ? 'cost-of-one' : undefined
    },
  },
  {
    asks: /\b(?:hourly rate|(?:charge|ask|bill|rate)\b.*\b(?:an|per|each) hour|per hour\b.*\bcharge)\b/,
    missing: (facts) => {
      const hasGoal = money(facts, 'goal', 'income')
      const hasHours = money(facts, 'time')
      return hasGoal && !hasHours
        ? 'billed-hours'
        : hasHours && !hasGoal && facts.all.length === 1
          ? 'wished'
          : undefined
    },
  },
  {
    asks: /\bhow many (?:billable |paid )?hours\b/,
    missing: (facts) => (money(facts, 'goal', 'income') && facts.all.length === 1 ? 'hourly-rate' : undefined),
  },
  {
    asks: /\bhow many (?:more |new )?(?:customers?|clients?|sales|orders|units|members|subscribers|bookings)\b.*\b(?:need|reach|make|earn|get to|for)\b/,
    missing: (facts) => (money(facts, 'goal') && facts.all.length === 1 ? 'price-of-one' : undefined),
  },
  {
    asks: /\bpay(?:s|ed)?(?: itself)? (?:back|off)\b|\bpayback\b/,
    missing: (facts) => (facts.all.length === 1 && facts.all[0]?.noun === null ? 'saved' : undefined),
  },
]
const longest = 240

/** The one number that is missing from a sum of a known kind; undefined where none or more than one is. */
export function missingIn(told: string): MissingNumber | undefined {
  const text = plainNumbers(told)
  if (text.length > longest || !/\d/.test(text) || !asksNumber(text)) return undefined
  const facts = new Facts(text, text)
  if (facts.all.length === 0 || facts.isMixed) return undefined
  return signs.find(({ asks }) => asks.test(facts.text))?.missing(facts)
}

/** The sum with a number that was asked for; undefined where none was, or it isn’t one. */
export function withAnswer(told: string, missing: MissingNumber | undefined, asked: string): string | undefined {
  if (!missing || !/\d/.test(plainNumbers(told)) || told.length >= longestReply) return undefined
  const { as, ask: asksFor } = bareAnswers[missing]
  const ask = asksNumber(asked) ? asked : `${asked.replace(/[.!?\s]+$/, '')}, ${asksFor}`
  return `${as(told.replace(/[.!?\s]+$/, ''))}. ${ask}`
}

/** What a kind of sum is asked for with, for whoever only tells its numbers. */
const askOfWay: Readonly<Record<string, string>> = { 'break-even': even, runway: lasts, 'hour-rate': rateOfHour }

/** The same of numbers that are only told, by the kind of sum that they are most like. */
export const missingInWay = (text: string, way: string): MissingNumber | undefined =>
  askOfWay[way] && !asksNumber(text) ? missingIn(`${text.replace(/[.!?\s]+$/, '')}, ${askOfWay[way]}`) : undefined

/** Figures told after a word was explained, as a question for that. */
export function ofTerm(told: string, last: string): string | undefined {
  const [, name] = /^\*\*([A-Za-z][A-Za-z -]{2,30})\*\*: /m.exec(last) ?? []
  return name && isTold(told) ? `${told.replace(/[.!?\s]+$/, '')}, what is the ${name.toLowerCase()}?` : undefined
}
const longestReply = 60

/** What was asked so far, with the numbers that were told when they were asked for. */
export function withTold(turns: readonly Turn[]): string[] {
  const asked: string[] = []
  for (const [at, { role, content }] of turns.entries()) {
    if (role !== 'user') continue
    const { answeredAs, content: last = '' } = turns[at - 1] ?? {}
    const before = asked.at(-1)
    const missing = missingNumbers.find((one) => answeredAs?.asks.includes(one))
    const answer = before === undefined ? undefined : withAnswer(content, missing, before)
    if (answer) asked[asked.length - 1] = answer
    else asked.push(ofTerm(content, last) ?? content)
  }
  return asked
}
