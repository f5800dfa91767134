import { followCompletion, followLevel } from '#features/coaching/server/follow-client.ts'
import { rewardCompletion } from '#features/game/server/reward-completion.ts'
import type { Listener } from '#platform/server/listener.ts'

/** Who hears which fact, in this order, inside the transaction that announced it. */
export const listeners: readonly Listener[] = [rewardCompletion, followCompletion, followLevel]
