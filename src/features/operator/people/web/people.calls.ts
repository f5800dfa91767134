import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../people.contract.ts'

export const person = (memberId: string) =>
  query<typeof contract.getPerson>('GET /api/operator/people/:memberId', { params: { memberId } })
export const actOn = mutation<typeof contract.actOnPerson>('POST /api/operator/people/:memberId/actions')
export const inviteAgain = mutation<typeof contract.invitePeopleAgain>('POST /api/operator/people/invitations')
