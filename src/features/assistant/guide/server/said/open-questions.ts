import { guideAnswers } from '../guide-answers.ts'
import { noneOfThem, offers } from '../kinds/choice.ts'
import { stepQuestion } from '../kinds/people/distress-words.ts'
import { hoursQuestion } from '../kinds/standing/hours-left.ts'
import { uncertain } from '../kinds/words/uncertain.ts'
import { timesForm, timesQuestion, worthForm } from '../replies/automation-reply.ts'
import { cannotBe, nextCounts } from '../replies/funnel-reply.ts'
import { priceForm } from '../replies/price-reply.ts'
import { numberQuestions } from '../sums/missing/missing.ts'
import type { OpenQuestion } from './answered-as.ts'

/** The words that ask, as they are now: they are looked for in an answer once, when it is composed, and what is kept is the name. */
const asked: Readonly<Record<OpenQuestion, string | readonly string[]>> = {
  price: [guideAnswers.pricing.back],
  'rest-of-price': [priceForm],
  'sales-counted': [guideAnswers.acquisition.back],
  'next-count': Object.values(nextCounts),
  recount: [cannotBe],
  'part-of-plan': [guideAnswers.planning.back],
  task: [guideAnswers.automation.back],
  times: [timesForm, timesQuestion],
  'hour-worth': [worthForm],
  'small-step': [stepQuestion],
  'hours-a-week': [hoursQuestion],
  'which-lesson': offers,
  'is-that-it': [uncertain],
  'one-sentence': [noneOfThem],
  ...numberQuestions,
}

export const asksIn = (lines: readonly string[]): OpenQuestion[] =>
  (Object.keys(asked) as OpenQuestion[]).filter((question) =>
    [asked[question]].flat().some((words) => lines.some((line) => line.includes(words))),
  )
