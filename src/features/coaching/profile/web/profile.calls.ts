import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../profile.contract.ts'

export const coachProfile = query<typeof contract.getCoachProfile>('GET /api/coach/profile')
export const saveCoachProfile = mutation<typeof contract.saveCoachProfile>('POST /api/coach/profile')

export const publishedCoach = (id: string) =>
  query<typeof contract.getPublishedCoach>('GET /api/coaches/:id', { params: { id } })
