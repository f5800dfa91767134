import { decimalText } from '#platform/format/figures.ts'
import { namesPlans } from '../help/membership/of-membership.ts'
import { worthForm } from '../replies/automation-reply.ts'
import { answerSum } from '../sums/answer-sum.ts'
import { asksNumber } from '../sums/asks-number.ts'
import type { Worked } from '../sums/facts.ts'
import { missingIn, missingInWay, ofTerm, withAnswer, withTold } from '../sums/missing/missing.ts'
import { eitherNumber, readingsOf } from '../sums/plain/plain-numbers.ts'
import { changedSum } from '../sums/steps/changed-sum.ts'
import { isTold, questionsFolded, rateIn } from '../sums/steps/folded.ts'
import { inTwoSteps } from '../sums/steps/in-two-steps.ts'
import { workOut } from '../sums/work-out.ts'
import type { Kind, Talk } from '../talk.ts'

/** Arithmetic: worked out by the calculator of the Founder file, with the sum shown. */
export const sum: Kind = {
  name: 'sum',
  read: (talk) => {
    const found = sumOf(talk) ?? changeOf(talk)
    return found && (() => eitherWay(found, talk.text) ?? [...lines(found, talk.said.last), ...readAsOf(talk.text)])
  },
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
  name: 'sum',
  read: (talk) => {
    if (talk.said.last === '') return undefined
    const found = changeOf(talk)
    return found && (() => lines(found, talk.said.last))
  },
}

/** A figure that is told after a question for a sum belongs to it: “fuel is 9”. */
export const toldFurther: Kind = {
  name: 'sum',
  read: ({ question, text, said }) => {
    const answer = withAnswer(text, said.last, said.asked) ?? ofTerm(text, said.last)
    const worked = answer && answerSum(answer)
    if (worked) return () => lines(worked, said.last)
    if (said.last === '' || said.last.includes(worthForm) || !(isTold(text) || rateIn(text))) return undefined
    const asked = questionsFolded(question.turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))
    const whole = asked.at(-1) ?? ''
    const found =
      (whole !== text && asksNumber(whole) ? answerSum(whole) : undefined) ?? ofEarlier(question.turns, text)
    return found && (() => lines(found, said.last))
  },
}

/** “I have 9,000 and need 1,500 a month,” some turns after “what’s my runway?” */
function ofEarlier(turns: Talk['question']['turns'], text: string): Worked | undefined {
  if (!isTold(text)) return undefined
  const asked = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-1 - mostBefore, -1)
  const open = asked.findLast((one) => !/\d/.test(one) && asksNumber(one))
  return open === undefined ? undefined : answerSum(`${text.replace(/[.!\s]+$/, '')}. ${open}`)
}
const mostBefore = 4

const [likelySum, sureWay] = [0.3, 0.35] as const

/** A sum that takes one number more: it is asked for, and nothing is guessed. */
export const missingNumber: Kind = {
  name: 'sum',
  read: ({ text, said, question: { look } }) => {
    const [best] = look.kinds(text)('sum') >= likelySum ? look.sumWays(text) : []
    const ofWay = best && best.share >= sureWay ? missingInWay(text, best.way.id) : undefined
    const question = ofPage.test(text) ? undefined : (missingIn(text) ?? ofWay)
    return question && !said.has(question) ? () => [question] : undefined
  },
}

/** A sum whose amounts all have their place, before a word of it is taken for a question about the product. */
export const toldSum: Kind = {
  name: 'sum',
  read: ({ text, plain, said, question }) => {
    if (ofPage.test(text) || isOfPlans(plain, question.own.plans)) return undefined
    const isStory = text.length >= story && question.look.kinds(text)('sum') < hardlySum
    const found = text.length <= longest && !isStory ? (workOut(text) ?? inTwoSteps(text)) : undefined
    return found && (() => eitherWay(found, text) ?? [...lines(found, said.last), ...readAsOf(text)])
  },
}

/** “What’s the difference between the 97 one and the 297 one?” */
const isOfPlans = (plain: string, plans: Talk['question']['own']['plans']): boolean =>
  /\bdiff(?:erence)?s?\b/.test(plain) && namesPlans(plain, plans)

/** What a page of one's own says is needed for it, and isn’t told. */
const ofPage = /\b(?:my|our) [a-z -]{0,40}(?:page|column|file|sheet)\b/i

/** A story with amounts in it that asks for something else. */
const [story, hardlySum] = [200, 0.05] as const

/** As it was typed: the correction of spelling may take a thing that is counted for another word. */
const sumOf = ({ text, plain, question }: Talk): Worked | undefined =>
  ofPage.test(text) || isOfPlans(plain, question.own.plans)
    ? undefined
    : (answerSum(text.slice(0, longest)) ?? answerSum(plain))
const longest = 400

/** Only what was just worked out is changed: an answer with the line of a sum, or the question back about one. */
const isOfSum = /= \*\*|^In short: \*\*|\binstead of\b[^\n]*(?:=|:)|I read your question as `/

function changeOf({ question, text, said }: Talk): Worked | undefined {
  if (text.length > longest || !isOfSum.test(said.last)) return undefined
  const asked = withTold(question.turns)
  const found = rateIn(text) ? undefined : (changedSum(asked) ?? changedSum(questionsFolded(asked)))
  return found && 'question' in found ? { shown: '', result: 0, lines: [found.question] } : found
}

/** A number whose point may be one of thousands: what it comes to each way. */
function eitherWay({ lines: [line = ''] }: Worked, text: string): string[] | undefined {
  const either = eitherNumber(text)
  const other = either && answerSum(text.replace(either.from, either.thousand))
  if (!either || !other) return undefined
  return [
    `${either.from} can be read in two ways:`,
    [
      `- as ${decimalText(Number(either.thousand), 0)}: ${other.lines[0] ?? ''}`,
      `- as ${decimalText(Number(either.from), 3)}: ${line}`,
    ].join('\n'),
  ]
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
