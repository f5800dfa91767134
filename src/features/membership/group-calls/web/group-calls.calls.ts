import { query } from '#platform/web/queries.ts'
import type { listGroupCalls } from '../../membership.contract.ts'

export const groupCalls = query<typeof listGroupCalls>('GET /api/group-calls')
