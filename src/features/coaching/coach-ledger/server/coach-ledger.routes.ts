import { route } from '#platform/server/http/routes.ts'
import * as contract from '../coach-ledger.contract.ts'
import { getCoachStats } from './get-coach-stats.ts'
import { listCoachLedger } from './list-coach-ledger.ts'

export const coachLedgerRoutes = [
  route(contract.getCoachStats, getCoachStats),
  route(contract.listCoachLedger, listCoachLedger),
]
