import { route } from '#platform/server/http/routes.ts'
import * as contract from '../proposals.contract.ts'
import { confirmProposal } from './confirm-proposal.ts'
import { dismissProposal } from './dismiss-proposal.ts'

export const proposalsRoutes = [
  route(contract.confirmProposal, confirmProposal),
  route(contract.dismissProposal, dismissProposal),
]
