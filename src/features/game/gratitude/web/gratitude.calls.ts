import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../gratitude.contract.ts'

export const gratitude = query<typeof contract.getGratitude>('GET /api/gratitude')

export const writeGratitude = mutation<typeof contract.writeGratitude>('POST /api/gratitude')
