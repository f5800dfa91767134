import { decimalText } from '#platform/format/figures.ts'
import { namesPlans } from '../help/membership/of-membership.ts'
import { missingNumbers, ofSum } from '../said/answered-as.ts'
import { answerSum } from '../sums/answer-sum.ts'
import { asksNumber } from '../sums/asks-number.ts'
import type { Worked } from '../sums/facts.ts'
import { missingIn, missingInWay, numberQuestions, ofTerm, withAnswer, withTold } from '../sums/missing/missing.ts'
import { eitherNumber, plainNumbers, readingsOf } from '../sums/plain/plain-numbers.ts'
import { changedSum } from '../sums/steps/changed-sum.ts'
import { isTold, questionsFolded, rateIn } from '../sums/steps/folded.ts'
import { forEachPeriod } from '../sums/steps/for-each-period.ts'
import { inTwoSteps } from '../sums/steps/in-two-steps.ts'
import { workOut } from '../sums/work-out.ts'
import { type Kind, type Say, saidAs, type Talk } from '../talk.ts'

/** Arithmetic: worked out by the calculator of the Founder file, with the sum shown. */
export const sum: Kind = {
  group: 'sum',
  read: (talk) => saySum(talk, (own) => sumOf(talk, own) ?? changeOf(talk, own)),
  again: (wish, talk) => {
    const found = sumOf(talk) ?? changeOf(talk)
    if (!found) return undefined
    if (wish === 'simpler') return [`In short: ${boldIn(found)}.`]
    return [
      `I read your question as \`${found.shown}\` and worked it out with the calculator of the Founder file, nothing more. If I read it wrong, write the sum with signs.`,
    ]
  },
}

/** A question that changes the figures of the sum before, or asks for a further step of it. */
export const changedFigures: Kind = {
  group: 'sum',
  read: (talk) => (talk.said.last === '' ? undefined : saySum(talk, (own) => changeOf(talk, own))),
}

/** A figure that is told after a question for a sum belongs to it: “fuel is 9”. */
export const toldFurther: Kind = {
  group: 'sum',
  read: (talk) => {
    const { question, text, said } = talk
    const missing = missingNumbers.find((one) => said.asks(one))
    const answer = withAnswer(text, missing, said.asked) ?? ofTerm(text, said.last)
    if (answer && answerSum(answer)) return saySum(talk, (own) => answerSum(answer, undefined, own))
    if (said.last === '' || said.asks('hour-worth') || !(isTold(plainNumbers(text)) || rateIn(text))) return undefined
    const asked = questionsFolded(question.turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))
    const whole = asked.at(-1) ?? ''
    const folded = whole !== text && asksNumber(whole) ? whole : undefined
    return saySum(
      talk,
      (own) => (folded ? answerSum(folded, undefined, own) : undefined) ?? ofEarlier(question.turns, text, own),
    )
  },
}

/** “I have 9,000 and need 1,500 a month,” some turns after “what’s my runway?” */
function ofEarlier(turns: Talk['question']['turns'], text: string, own: Currency): Worked | undefined {
  if (!isTold(plainNumbers(text))) return undefined
  const asked = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-1 - mostBefore, -1)
  const open = asked.findLast((one) => !/\d/.test(plainNumbers(one)) && asksNumber(one))
  return open === undefined ? undefined : answerSum(`${text.replace(/[.!\s]+$/, '')}. ${open}`, undefined, own)
}
const mostBefore = 4

const [likelySum, sureWay] = [0.3, 0.35] as const

/** Money whose currency isn’t told is in the member’s own, as in their file. */
type Currency = string | null

function saySum(talk: Talk, workedIn: (own: Currency) => Worked | undefined): Say | undefined {
  const found = workedIn(null)
  if (!found) return undefined
  return async () => {
    const own = await talk.question.own.currency()
    return eitherWay(talk.text, own) ?? [...lines(workedIn(own) ?? found, talk.said.last), ...readAsOf(talk.text)]
  }
}

/** A sum that takes one number more: it is asked for, and nothing is guessed. */
export const missingNumber: Kind = {
  group: 'sum',
  read: ({ text, said, question: { look } }) => {
    const [best] = look.kinds(plainNumbers(text))('sum') >= likelySum ? look.sumWays(plainNumbers(text)) : []
    const ofWay = best && best.share >= sureWay ? missingInWay(text, best.way.id) : undefined
    const missing = ofPage.test(text) ? undefined : (missingIn(text) ?? ofWay)
    const question = missing && numberQuestions[missing]
    return question && !said.has(question) ? () => saidAs('way-of-sum', [question]) : undefined
  },
}

/** A sum whose amounts all have their place, before a word of it is taken for a question about the product. */
export const toldSum: Kind = {
  group: 'sum',
  read: (talk) => {
    const { text, plain, question } = talk
    if (ofPage.test(text) || isOfPlans(plain, question.own.plans)) return undefined
    const isStory = text.length >= story && question.look.kinds(plainNumbers(text))('sum') < hardlySum
    if (text.length > longest || isStory) return undefined
    return saySum(talk, (own) => forEachPeriod(text, own) ?? workOut(text, undefined, own) ?? inTwoSteps(text, own))
  },
}

/** “What’s the difference between the 97 one and the 297 one?” */
const isOfPlans = (plain: string, plans: Talk['question']['own']['plans']): boolean =>
  /\bdiff(?:erence)?s?\b/.test(plain) && namesPlans(plain, plans)

/** What a page of one's own says is needed for it, and isn’t told. */
const ofPage =
  /(?<!\b(?:open|opened|visit|visited|saw|see|seen|viewed|read|landed on|came to) )\b(?:my|our) (?!(?:web|home|landing|booking|sales|product|shop|facebook|instagram|google) ?page)[a-z -]{0,40}(?:page|column|file|sheet)\b/i

/** A story with amounts in it that asks for something else. */
const [story, hardlySum] = [200, 0.05] as const

/** As it was typed: the correction of spelling may take a thing that is counted for another word. */
const sumOf = ({ text, plain, question }: Talk, own: Currency = null): Worked | undefined =>
  ofPage.test(text) || isOfPlans(plain, question.own.plans)
    ? undefined
    : (answerSum(text.slice(0, longest), undefined, own) ?? answerSum(plain, undefined, own))
const longest = 400

/** Only what was just worked out is changed. */
function changeOf({ question, text, said }: Talk, own: Currency = null): Worked | undefined {
  if (text.length > longest || !said.was(...ofSum)) return undefined
  const asked = withTold(question.turns)
  const found = rateIn(text) ? undefined : (changedSum(asked, own) ?? changedSum(questionsFolded(asked), own))
  return found && 'question' in found ? { shown: '', result: 0, lines: [found.question] } : found
}

/** A number whose point may be one of thousands: what it comes to each way. */
function eitherWay(text: string, own: Currency): string[] | undefined {
  const either = eitherNumber(text)
  if (!either) return undefined
  const read = (digits: string) => {
    const [line] = answerSum(text.replace(either.from, digits), undefined, own)?.lines ?? []
    return line ? [`- as ${decimalText(Number(digits), 3)}: ${line}`] : []
  }
  const ways = [...read(either.one), ...read(either.other)]
  return ways.length > 1 ? [`${either.from} can be read in two ways:`, ways.join('\n')] : undefined
}

const readAsOf = (text: string): string[] => {
  const [first] = readingsOf(text)
  return first ? [`I read ${first.from} as ${decimalText(Number(first.to), 4)}.`] : []
}

const boldIn = ({ lines: [line = ''] }: Worked) => /\*\*[^*]+\*\*/.exec(line)?.[0] ?? line

function lines({ lines }: Worked, last: string): readonly string[] {
  const [first = ''] = lines
  return last.includes(first) ? ['It comes to the same:', ...lines] : lines
}
