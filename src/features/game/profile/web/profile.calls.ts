import { query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../profile.contract.ts'

export const gameProfile = query<typeof contract.getGameProfile>('GET /api/gamification/profile')

export type GameProfile = Reply<typeof contract.getGameProfile>
