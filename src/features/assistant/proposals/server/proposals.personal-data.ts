import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { ProposalCard } from '../proposals.contract.ts'
import './proposals.tables.ts'

export const proposalsPersonalData: PersonalData = {
  tables: { proposals: ['memberId', 'conversationId', 'messageId'] },

  export: async ({ db }, memberId) => {
    const rows = await db
      .selectFrom('proposals')
      .innerJoin('conversations', 'conversations.id', 'proposals.conversationId')
      .select(['card', 'state', 'why', 'madeAt', 'decidedAt'])
      .where('proposals.memberId', '=', memberId)
      .where('conversations.deletedAt', 'is', null)
      .orderBy('proposals.id')
      .execute()
    return [
      {
        title: 'What the assistant proposed to you, and what you decided',
        rows: rows.map(({ card, ...rest }) => ({ ...told(card), ...rest })),
      },
    ]
  },

  conceal: eraseProposals,

  erase: eraseProposals,
}

function told(card: string) {
  const { title, changes, seenBy } = ProposalCard.parse(JSON.parse(card))
  return {
    title,
    changes: changes
      .map(({ what, before, after }) => `${what}: ${before === null ? '' : `${before} → `}${after}`)
      .join('; '),
    seenBy,
  }
}

function eraseProposals({ db }: Context, memberId: string): Promise<void> {
  return eraseRows(db, 'proposals', 'memberId', memberId)
}
