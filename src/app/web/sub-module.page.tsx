import { BadgeMedal } from '#features/game/web/badge-medal.tsx'
import type { BadgeIcon, BadgeTier } from '#features/game/web/medal-shapes.ts'
import { SubModulePage as Page } from '#features/journey/web/sub-module.page.tsx'

/** The lesson, with the game's medals: the journey knows what was earned, not what it looks like. */
export function SubModulePage() {
  return <Page badge={EarnedBadge} />
}

function EarnedBadge({ icon, tier }: { icon: string; tier: string }) {
  return <BadgeMedal earned {...asBadge(icon, tier)} />
}

/** The server read both from the badge file, which allows only these words; the journey hands them on as text. */
const asBadge = (icon: string, tier: string) => ({ icon: icon as BadgeIcon, tier: tier as BadgeTier })
