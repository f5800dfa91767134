import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../deletion.contract.ts'

export const deletionOf = (memberId: string) =>
  query<typeof contract.getDeletion>('GET /api/operator/people/:memberId/deletion', { params: { memberId } })
export const deletePerson = mutation<typeof contract.deletePerson>('POST /api/operator/people/:memberId/deletion')
