import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import { type confirmProposal as endpoint, proposalRefusals } from '../proposals.contract.ts'
import type { Expiry } from '../proposals.rules.ts'
import { findProposal } from './find-proposal.ts'
import { proposalView } from './proposal-views.ts'
import type { ProposalsTable } from './proposals.tables.ts'

type Endpoint = typeof endpoint

/**
 * Does what was proposed in the transaction that notes it as confirmed, so both happen or neither. The member's record is
 * held: of two confirmations the second finds what the first did.
 */
export async function confirmProposal(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  return transaction(ctx, async (ctx) => {
    const row = await findProposal(ctx, params.proposalId)
    const { state } = proposalView(ctx, row)
    if (state === 'dismissed') throw proposalRefusals.dismissed()
    if (state === 'confirmed' || row.state === 'expired') return proposalView(ctx, row)
    if (state === 'expired') return decided(ctx, row, expired('time'))
    const kind = ctx.assistant.proposals[row.kind]
    const now = await kind.redraft(ctx, row.payload)
    if ('missing' in now || now.basis !== row.basis) return decided(ctx, row, expired('changed'))
    const made = await kind.carryOut(ctx, row.payload, row).catch(asOwnRefusal)
    return decided(ctx, row, { state: 'confirmed', why: null, resultId: made.id, resultHref: made.href })
  })
}

const expired = (why: Expiry) => ({ state: 'expired' as const, why, resultId: null, resultHref: null })

type Decision = Pick<ProposalsTable, 'state' | 'why' | 'resultId' | 'resultHref'>

/** Only what nobody decided on yet is decided, whatever was read before. */
export async function decided(ctx: MemberContext, { id }: ProposalsTable, decision: Decision) {
  const row = await ctx.db
    .updateTable('proposals')
    .set({ ...decision, decidedAt: iso(ctx.now()) })
    .where('id', '=', id)
    .where('memberId', '=', ctx.member.id)
    .where('state', '=', 'proposed')
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Error(`The proposal ${id} was decided while its member's record was held.`)
  return proposalView(ctx, row)
}

/** What the feature refuses is refused here in its own words, and the proposal stays open. */
function asOwnRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw proposalRefusals.notPossible(error.message.replace(/^\w+: /, ''))
}
