import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../game.contract.ts'

export type { Phase } from '#features/journey/web/public.ts'
export type { Badge, FrontierLevel } from '../game.contract.ts'
export type GameProfile = Reply<typeof contract.getGameProfile>
export type LedgerEntry = Reply<typeof contract.listLedger>[number]
