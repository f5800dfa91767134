import { findNamed } from '../../../proposals/find-named.ts'
import { proposalLimits } from '../../../proposals/proposals.rules.ts'
import { amountsIn } from '../replies/amounts.ts'
import { type Asked, isQuestion, isShortAnswer } from './asked.ts'
import { readDay } from './read-day.ts'

const asksWhich = /Which number is (about )?(?:([\d.,]+)|it)(?: on (\d{4}-\d{2}-\d{2}))?: /
const asksValue = /How much is “(.+?)”\? Say one number/

const value = '[$€£]?\\s?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?\\s?k?'
const rough = '(?:about|around|roughly|approximately|some|maybe|probably|an? estimated|~)'
const told = new RegExp(
  `^(?:and )?(?:(?:my|our|the|this month's|today's|total) )+(.{3,40}?) (?:was|is|were|are|came to|comes to|stands? at|reached|hit|=) (?:now |exactly |at |${rough} )*(${value})(?![\\p{L}\\d])`,
  'iu',
)
/** Money that came in is revenue, whatever it is called. */
const earned = new RegExp(
  `^(?:i|we)(?:'ve| have)? (?:made|earned|took in|brought in|invoiced|billed) (?:exactly |${rough} )*(${value})(?![\\p{L}\\d])`,
  'iu',
)
const has = new RegExp(
  `^(?:i|we)(?:'ve| have)?(?: now)? (?:have|had|got|worked|spent) (?:exactly |${rough} )*(${value}) (?:(?:in|on|of) )?(.{3,40}?)$`,
  'iu',
)
const orderGiven = new RegExp(
  `^(?:enter|record|log|note|put|add|save) (${value}) (?:as|for|under|in|into) (.{3,40})$`,
  'iu',
)
const orderNamed = new RegExp(
  `^(?:enter|record|log|note|put|add|save|update|set|correct|change) (?:(?:my|our|the) )?(.{2,40}?)(?: (?:to|as|at|of|with|is|was))?[ :=]+(${value})$`,
  'iu',
)
const orderBare = /^(?:enter|record|log|update|save) (?:an? |my |our |the )?(.{2,40})$/iu
/** What isn't a number of the business as it was. */
const notTold =
  /\b(?:if|goal|target|want|wish|should|would|could|need|plan|planned|expect|hope|next|last year|per|each|every|an hour|a day|suppose|imagine|let's say|say)\b/i
const guessed = new RegExp(`\\b${rough}|\\bguess|\\bestimate|\\bi think\\b`, 'i')

/** The numbers of the business that the member tells, up to as many as one answer proposes. */
export function readNumber(asked: Asked) {
  const { text, today } = asked
  if (isQuestion(text) || text.length > longest) return undefined
  const answered = readAnswer(asked)
  if (answered) return answered
  const said = text.replace(politely, '')
  if (notTold.test(said)) return undefined
  const day = readDay(said, today, 'behind')
  const found = (day?.rest ?? said)
    .split(/;|,(?!\d)| and (?=(?:my|our|the) )|\. /)
    .flatMap((part) => wishIn(part.trim().replace(/[.!?]+$/, ''), asked) ?? [])
    .slice(0, proposalLimits.perAnswer)
  if (found.length === 0) return undefined
  return found.map((wish) => ({ kind: 'number' as const, ...wish, ...(day ? { day: day.day } : {}) }))
}

const politely = /^\W*(?:(?:please|ok|hey|hi|so|can you|could you|i want to|i'd like to|i would like to),? )*/i
const longest = 240

type Part = { what: string; value?: number; isGuess?: boolean }

/** A sentence that tells a number is taken only where it names one; an order is asked about. */
function wishIn(part: string, { nameable }: Asked): Part | undefined {
  const known = (words: string) => findNamed(nameable('number'), words.replace(period, ' ').trim())[0]?.title
  for (const read of sentences) {
    const found = read(part, known)
    if (found) return guessed.test(part) ? { ...found, isGuess: true } : found
  }
  return undefined
}

type Known = (words: string) => string | undefined

const sentences: readonly ((part: string, known: Known) => Part | undefined)[] = [
  (part, known) => named(told, part, ([subject = '', amount]) => wish(known(subject), amount)),
  (part, known) => named(earned, part, ([amount]) => wish(known('revenue'), amount)),
  (part, known) => named(has, part, ([amount, thing = '']) => wish(known(thing), amount)),
  (part, known) => named(orderGiven, part, ([amount, name = '']) => wish(known(name) ?? name, amount)),
  (part, known) => named(orderNamed, part, ([name = '', amount]) => wish(known(name) ?? name, amount)),
  (part, known) =>
    named(orderBare, part, ([name = '']) => {
      const title = known(name) ?? (/^numbers?$/i.test(name) ? name : undefined)
      return title ? { what: title } : undefined
    }),
]

function named(form: RegExp, part: string, read: (found: readonly string[]) => Part | undefined) {
  const found = form.exec(part)
  return found ? read(found.slice(1)) : undefined
}

const period =
  /\b(?:this month|this week|right now|now|so far|in total|for the (?:last|past) 30 days|in the (?:last|past) 30 days|today)\b/gi

function wish(what: string | undefined, amount = ''): Part | undefined {
  const [first] = amountsIn(amount)
  return what && first ? { what, value: first.value } : undefined
}

/** The number that was asked for, or its name. */
function readAnswer(asked: Asked) {
  if (!isShortAnswer(asked.text)) return undefined
  return readValue(asked) ?? readName(asked)
}

function readValue({ text, last }: Asked) {
  const what = asksValue.exec(last)?.[1]
  const [first, more] = amountsIn(text)
  if (!what || !first || more) return undefined
  return [{ kind: 'number' as const, what, value: first.value, ...(guessed.test(text) ? { isGuess: true } : {}) }]
}

function readName({ text, last, nameable }: Asked) {
  const [asked, about, amount, day] = asksWhich.exec(last) ?? []
  const what = asked && findNamed(nameable('number'), text.replace(/^\W*(?:it's|it is|the|my)\b/i, ''))[0]?.title
  if (!what) return undefined
  return [
    {
      ...{ kind: 'number' as const, what },
      ...(amount ? { value: Number(amount.replaceAll(',', '')) } : {}),
      ...(about ? { isGuess: true } : {}),
      ...(day ? { day } : {}),
    },
  ]
}
