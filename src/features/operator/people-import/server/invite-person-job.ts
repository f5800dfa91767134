import { attachCustomer } from '#features/billing/server/public.ts'
import { inviteMember } from '#features/identity/server/public.ts'
import { transaction } from '#platform/server/context.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'
import type { ImportedPerson } from '../people-import.rules.ts'

/** One account with its invitation, and the customer they are at the payment provider. Once, however often it runs. */
export const invitePersonJob: Job<ImportedPerson> = job<ImportedPerson>(
  'operator.invite-person',
  (ctx, { customerId, ...person }) =>
    transaction(ctx, async (ctx) => {
      const memberId = await inviteMember(ctx, person)
      if (memberId && customerId) await attachCustomer(ctx, memberId, customerId)
    }),
  { lane: 'writing' },
)
