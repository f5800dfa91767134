import { query } from '#platform/web/queries.ts'
import type * as contract from '../legal.contract.ts'

export const legalTextOf = (name: string) =>
  query<typeof contract.getLegalText>('GET /api/legal/:name', { params: { name } })
