import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Proposal, ProposalCard } from '../proposals.contract.ts'
import { proposalLimits, stateAt } from '../proposals.rules.ts'
import type { ProposalsTable } from './proposals.tables.ts'

const expiresAt = (madeAt: string): string =>
  iso(Temporal.Instant.from(madeAt).add({ hours: 24 * proposalLimits.days }))

export function proposalView({ now }: Pick<MemberContext, 'now'>, row: ProposalsTable): Proposal {
  const { id, kind, madeAt, decidedAt, resultHref } = row
  const over = expiresAt(madeAt)
  const card = ProposalCard.parse(JSON.parse(row.card))
  return { ...card, id, kind, ...stateAt(row, over, iso(now())), madeAt, expiresAt: over, decidedAt, href: resultHref }
}

/** What was proposed in some of the caller's messages, by message. */
export async function proposalsOf(
  ctx: MemberContext,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, Proposal[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('proposals')
    .selectAll()
    .where('memberId', '=', ctx.member.id)
    .where('messageId', 'in', messageIds)
    .orderBy('id')
    .execute()
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId)
  return new Map([...byMessage].map(([messageId, of]) => [messageId, of.map((row) => proposalView(ctx, row))]))
}
