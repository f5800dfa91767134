import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../outcomes.contract.ts'

export const outcomes = query<typeof contract.listOutcomes>('GET /api/outcomes')
export const fileOutcome = mutation<typeof contract.fileOutcome>('POST /api/outcomes/:outcomeId/file')
export const clientOutcomes = (clientId: string) =>
  query<typeof contract.listClientOutcomes>('GET /api/coach/clients/:clientId/outcomes', { params: { clientId } })
export const decideOutcome = mutation<typeof contract.decideOutcome>(
  'POST /api/coach/clients/:clientId/outcome-filings/:filingId/decision',
)
