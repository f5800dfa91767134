import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../game.contract.ts'

export const gameProfile = query<typeof contract.getGameProfile>('GET /api/gamification/profile')
export const gratitude = query<typeof contract.getGratitude>('GET /api/gratitude')

export const writeGratitude = mutation<typeof contract.writeGratitude>('POST /api/gratitude')
