import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../completions.contract.ts'

export const completeSubModule = mutation<typeof contract.completeSubModule>(
  'POST /api/submodules/:subModuleId/complete',
)
