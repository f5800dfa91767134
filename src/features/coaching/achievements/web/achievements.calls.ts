import { query } from '#platform/web/queries.ts'
import type * as contract from '../achievements.contract.ts'

export const achievements = query<typeof contract.listAchievements>('GET /api/coach/achievements')
export const allAchievements = query<typeof contract.listAllAchievements>('GET /api/coach/achievements/all')
