import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { RankChip } from '#platform/ui/progress/rank-chip.tsx'

const ranks = { starter: 1, quantum: 2, elite: 3 } as const

/** The tier that something requires. */
export function TierChip({ tier, children }: { tier: Tier; children?: string }) {
  return <RankChip rank={ranks[tier]}>{children ?? tierName[tier]}</RankChip>
}
