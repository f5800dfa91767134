import { endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'
import { billingRefusals as no } from '../billing.refusals.ts'
import { Membership } from '../subscription/subscription.contract.ts'

export const claimGuarantee = endpoint({
  method: 'POST',
  path: '/api/membership/guarantee',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Returns every charge of the first paid membership within its first 30 days.',
  reply: Membership,
  refusals: [
    no.guaranteeNotPaid,
    no.guaranteeOver,
    no.guaranteeNotFirst,
    no.guaranteeNothingLeft,
    no.guaranteeUsedBefore,
  ],
})
