import { query } from '#platform/web/queries.ts'
import type * as contract from '../content.contract.ts'

export const nextContent = query<typeof contract.getNextContent>('GET /api/operator/content')
