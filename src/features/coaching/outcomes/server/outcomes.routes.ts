import { route } from '#platform/server/http/routes.ts'
import * as contract from '../outcomes.contract.ts'
import { listClientOutcomes } from './client-outcomes.ts'
import { decideOutcome } from './decide-outcome.ts'
import { fileOutcome } from './file-outcome.ts'
import { listOutcomes } from './list-outcomes.ts'

export const outcomesRoutes = [
  route(contract.listOutcomes, listOutcomes),
  route(contract.fileOutcome, fileOutcome),
  route(contract.listClientOutcomes, listClientOutcomes),
  route(contract.decideOutcome, decideOutcome),
]
