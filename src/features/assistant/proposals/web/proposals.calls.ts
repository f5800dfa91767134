import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../proposals.contract.ts'

export const confirmProposal = mutation<typeof contract.confirmProposal>('POST /api/chat/proposals/:proposalId/confirm')
export const dismissProposal = mutation<typeof contract.dismissProposal>('POST /api/chat/proposals/:proposalId/dismiss')
