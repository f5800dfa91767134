import type { MemberContext } from '#platform/server/context.ts'
import { proposalRefusals } from '../proposals.contract.ts'
import type { ProposalsTable } from './proposals.tables.ts'

/** The caller’s own proposal in a conversation that is still there; anyone else’s is a 404. */
export async function findProposal({ db, member }: MemberContext, id: string): Promise<ProposalsTable> {
  const row = await db
    .selectFrom('proposals')
    .innerJoin('conversations', 'conversations.id', 'proposals.conversationId')
    .selectAll('proposals')
    .where('proposals.id', '=', id)
    .where('proposals.memberId', '=', member.id)
    .where('conversations.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw proposalRefusals.notFound()
  return row
}
