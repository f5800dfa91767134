import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { proposalLimits } from '../proposals.rules.ts'
import type { Draft } from './proposal-kind.ts'
import './proposals.tables.ts'

type Of = { conversationId: string; messageId: string }

/** Stores what an answer proposed, in the transaction that saves the answer. */
export async function storeDrafts(ctx: MemberContext, of: Of, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return
  const madeAt = iso(ctx.now())
  const taken = drafts.slice(0, proposalLimits.perAnswer)
  // Ids created within the same millisecond are not ordered.
  const ids = taken.map(() => newId()).sort()
  await ctx.db
    .insertInto('proposals')
    .values(
      taken.map(({ card, ...draft }, at) => ({
        ...{
          id: ids[at] ?? newId(),
          memberId: ctx.member.id,
          conversationId: of.conversationId,
          messageId: of.messageId,
        },
        ...{ ...draft, card: JSON.stringify(card), state: 'proposed' as const, why: null, madeAt },
        ...{ decidedAt: null, resultId: null, resultHref: null },
      })),
    )
    .execute()
}

/** An answer that is written again proposes anew; what was decided already stays. */
export async function dropUndecided({ db }: MemberContext, messageId: string): Promise<void> {
  await db.deleteFrom('proposals').where('messageId', '=', messageId).where('state', '=', 'proposed').execute()
}
