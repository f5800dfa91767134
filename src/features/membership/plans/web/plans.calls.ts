import { query } from '#platform/web/queries.ts'
import type * as contract from '../../membership.contract.ts'

export const plans = query<typeof contract.listPlans>('GET /api/plans')
