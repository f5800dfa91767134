import type { ContentReader } from '#platform/server/content-files.ts'
import type { Call, Plan, Question } from '../../membership.content.ts'
import { QuestionFile } from '../../membership.content.ts'
import type { Tier } from '../../membership.rules.ts'
import { type FeatureSources, splitFeatures } from '../available-features.ts'
import { withCurrency } from '../with-currency.ts'
import { loadCalls, loadPlans } from './load-plans.ts'

/** What is sold: plans with the features that are available, the group calls, the questions. */
export type Offer = {
  plans: readonly (Omit<Plan, 'features'> & {
    features: readonly string[]
    /** The same and what example addresses deliver, which only one's own machine shows. */
    listed: readonly { text: string; isExample: boolean }[]
  })[]
  /** Whether this is one's own machine. */
  showsExamples: boolean
  /** What every plan is sold in, by its code. */
  currency: string
  calls: readonly Call[]
  questions: readonly Question[]
  /** Features that no plan shows: nothing delivers them yet or, away from one’s own machine, only an example address does. */
  unkept: readonly string[]
}

declare module '#platform/server/context.ts' {
  interface Context {
    offer: Offer
    /** Who sells, on receipts. */
    seller: { name: string; address: string }
    /** What the provider calls each plan's price; null where it cannot be bought. */
    priceIds: Readonly<Record<Tier, string | null>>
  }
}

type Given = {
  reader: ContentReader
  local: boolean
  brand: FeatureSources['brand']
  hasPage: FeatureSources['hasPage']
}

/** What the server answers and the front page shows: one list, so that no two pages promise different things. */
export const loadOffer = ({ reader, local, brand, hasPage }: Given): Offer =>
  composeOffer({
    plans: loadPlans(reader),
    calls: loadCalls(reader),
    questions: reader.yaml('faq.yaml', QuestionFile),
    brand,
    hasPage,
    local,
  })

type Files = FeatureSources & { plans: readonly Plan[]; questions: readonly Question[]; local: boolean }

/**
 * A plan shows only what is set up; the shipped example addresses count as that on one’s own machine alone. Nor does an
 * answer mention what is not.
 */
export function composeOffer({ plans, questions, local, ...setUp }: Files): Offer {
  const sorted = plans.map((plan) => {
    const { kept, examples, unkept } = splitFeatures(plan.features, setUp)
    const isShown = (text: string) => local || !examples.includes(text)
    return {
      ...plan,
      features: kept.filter(isShown),
      listed: kept.map((text) => ({ text, isExample: examples.includes(text) })),
      unkept: [...unkept, ...(local ? [] : examples)],
    }
  })
  const currency = plans[0]?.currency ?? 'USD'
  const unkept = sorted.flatMap((plan) => plan.unkept)
  const isKept = ({ answer }: Question) =>
    !unkept.some((promise) => answer.toLowerCase().includes(promise.toLowerCase()))
  return {
    plans: sorted.map(({ unkept: _, ...plan }) => plan),
    showsExamples: local,
    currency,
    calls: setUp.calls,
    questions: questions.filter(isKept).map((one) => ({ ...one, answer: withCurrency(one.answer, currency) })),
    unkept: [...new Set(unkept)],
  }
}
