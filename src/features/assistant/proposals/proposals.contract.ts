import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { expiries, proposalKinds, proposalStates } from './proposals.rules.ts'

export const proposalRefusals = refusals('proposals', {
  notFound: [404, 'There’s no such proposal.'],
  dismissed: [409, 'You dismissed this. Ask the assistant again for a new card.'],
  confirmed: [409, 'You confirmed this already.'],
  notPossible: [409, (why: string) => why],
})

/** Exactly what would change. */
export const ProposalCard = z.object({
  title: z.string(),
  /** What is there now, null for nothing, and what would be there. */
  changes: z.array(z.object({ what: z.string(), before: z.string().nullable(), after: z.string() })).min(1),
  /** To whom it becomes visible. */
  seenBy: z.string(),
})
export type ProposalCard = z.infer<typeof ProposalCard>

export const Proposal = ProposalCard.extend({
  id: z.string(),
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  /** Why it expired. */
  why: z.enum(expiries).nullable(),
  madeAt: Instant,
  expiresAt: Instant,
  decidedAt: Instant.nullable(),
  /** Where to find what it made, once it is confirmed. */
  href: z.string().nullable(),
})
export type Proposal = z.infer<typeof Proposal>

const ProposalParams = z.object({ proposalId: z.string().max(64) })

export const confirmProposal = endpoint({
  method: 'POST',
  path: '/api/chat/proposals/:proposalId/confirm',
  access: 'signedIn',
  changes: ['conversations', 'my-talks', 'outcomes', 'file-shares', 'founder-file', 'founder-page', 'founder-numbers'],
  summary:
    'Does what the assistant proposed, once. One whose time is over, or whose basis changed, expires and changes nothing.',
  params: ProposalParams,
  reply: Proposal,
  refusals: [proposalRefusals.notFound, proposalRefusals.dismissed, proposalRefusals.notPossible],
})

export const dismissProposal = endpoint({
  method: 'POST',
  path: '/api/chat/proposals/:proposalId/dismiss',
  access: 'signedIn',
  changes: ['conversations'],
  summary: 'Sets aside what the assistant proposed. Again changes nothing.',
  params: ProposalParams,
  reply: Proposal,
  refusals: [proposalRefusals.notFound, proposalRefusals.confirmed],
})
