import { query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../framework.contract.ts'

export const phases = query<typeof contract.listPhases>('GET /api/framework/phases')

export type Phase = Reply<typeof contract.listPhases>[number]
