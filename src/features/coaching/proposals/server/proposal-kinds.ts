import type { ProposalKinds } from '#features/assistant/server/public.ts'
import { numberProposal } from './number-proposal.ts'
import { outcomeProposal } from './outcome-proposal.ts'
import { promiseProposal } from './promise-proposal.ts'
import { shareProposal } from './share-proposal.ts'

/** What the assistant may propose: each is read, described and done by the feature that it is about. */
export const proposalKinds: ProposalKinds = {
  promise: promiseProposal,
  outcome: outcomeProposal,
  share: shareProposal,
  number: numberProposal,
}
