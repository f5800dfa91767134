import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { type dismissProposal as endpoint, proposalRefusals } from '../proposals.contract.ts'
import { decided } from './confirm-proposal.ts'
import { findProposal } from './find-proposal.ts'
import { proposalView } from './proposal-views.ts'

type Endpoint = typeof endpoint

export async function dismissProposal(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  return transaction(ctx, async (ctx) => {
    const row = await findProposal(ctx, params.proposalId)
    if (row.state === 'confirmed') throw proposalRefusals.confirmed()
    if (row.state !== 'proposed') return proposalView(ctx, row)
    return decided(ctx, row, { state: 'dismissed', why: null, resultId: null, resultHref: null })
  })
}
