import type { Context } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../../membership.contract.ts'

export async function listPlans({ offer, priceIds }: Context): Promise<Reply<typeof contract.listPlans>> {
  return offer.plans.map(({ features, listed: _, ...plan }) => ({
    ...plan,
    features: [...features],
    priceId: priceIds[plan.id],
    available: plan.price === 0 || priceIds[plan.id] !== null,
  }))
}

export const listQuestions = async ({ offer }: Context): Promise<Reply<typeof contract.listQuestions>> => [
  ...offer.questions,
]
