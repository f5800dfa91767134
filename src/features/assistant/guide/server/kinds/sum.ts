import { answerSum } from '../sums/answer-sum.ts'
import { asksNumber } from '../sums/asks-number.ts'
import type { Worked } from '../sums/facts.ts'
import { changedSum } from '../sums/steps/changed-sum.ts'
import { isTold, questionsFolded, rateIn } from '../sums/steps/folded.ts'
import { inTwoSteps } from '../sums/steps/in-two-steps.ts'
import { workOut } from '../sums/work-out.ts'
import type { Kind, Talk } from '../talk.ts'
import { namesPlans } from './help.ts'

/** Arithmetic: worked out by the calculator of the Founder file, with the sum shown. */
export const sum: Kind = {
  name: 'sum',
  read: (talk) => {
    const found = sumOf(talk) ?? changeOf(talk)
    return found && (() => lines(found, talk.said.last))
  },
  again: (wish, talk) => {
    const found = sumOf(talk)
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
    if (said.last === '' || !(isTold(text) || rateIn(text))) return undefined
    const asked = questionsFolded(question.turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))
    const whole = asked.at(-1) ?? ''
    const found = whole !== text && asksNumber(whole) ? answerSum(whole) : undefined
    return found && (() => lines(found, said.last))
  },
}

/** A sum whose amounts all have their place, before a word of it is taken for a question about the product. */
export const toldSum: Kind = {
  name: 'sum',
  read: ({ text, plain, said, question }) => {
    if (ofPage.test(text) || isOfPlans(plain, question.own.plans)) return undefined
    const isStory = text.length >= story && question.look.kinds(text)('sum') < hardlySum
    const found = text.length <= longest && !isStory ? (workOut(text) ?? inTwoSteps(text)) : undefined
    return found && (() => lines(found, said.last))
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
  const asked = question.turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const found = rateIn(text) ? undefined : (changedSum(asked) ?? changedSum(questionsFolded(asked)))
  return found && 'question' in found ? { shown: '', result: 0, lines: [found.question] } : found
}

const boldIn = ({ lines: [line = ''] }: Worked) => /\*\*[^*]+\*\*/.exec(line)?.[0] ?? line

function lines({ lines }: Worked, last: string): readonly string[] {
  const [first = ''] = lines
  return last.includes(first) ? ['It comes to the same:', ...lines] : lines
}
