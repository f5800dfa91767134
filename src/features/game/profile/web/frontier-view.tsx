import { useQuery } from '@tanstack/react-query'
import { measuredBy } from '#features/founder-file/numbers/measured-by.ts'
import { numbers } from '#features/founder-file/web/public.ts'
import type { Phase } from '#features/journey/web/public.ts'
import { BadgeShelf } from '../../badges/web/badge-shelf.tsx'
import { campsOf } from '../../levels/web/camps-of.ts'
import { LevelCard } from '../../levels/web/level-card.tsx'
import { NextCampPanel } from '../../levels/web/next-camp-panel.tsx'
import { ExpeditionMap } from '../../map/web/expedition-map.tsx'
import { FrontierStats } from './frontier-stats.tsx'
import type { GameProfile } from './profile.calls.ts'
import { QuickActions } from './quick-actions.tsx'

export function FrontierView({ profile, phases }: { profile: GameProfile; phases: readonly Phase[] }) {
  const { userPoints, frontierLevels } = profile
  const { data: business } = useQuery(numbers)
  const measuredAt = ({ reachedOn }: (typeof frontierLevels)[number]) =>
    business && reachedOn ? measuredBy(business.numbers, reachedOn, business.currency) : []
  return (
    <>
      <ExpeditionMap
        camps={campsOf(frontierLevels, measuredAt)}
        totalXP={userPoints.totalXP}
        regions={phases.map(({ name }) => name)}
      />
      <NextCampPanel profile={profile} phases={phases} />
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="camps">
          <h2 id="camps" className="text-2xl">
            The camps
          </h2>
          <ol className="mt-5">
            {frontierLevels.map((level) => (
              <LevelCard
                key={level.id}
                level={level}
                isCurrent={level.levelNumber === userPoints.currentLevel}
                measured={measuredAt(level)}
              />
            ))}
          </ol>
        </section>
        <div className="flex flex-col gap-12">
          <FrontierStats profile={profile} />
          <BadgeShelf badges={profile.badges} />
          <QuickActions />
        </div>
      </div>
    </>
  )
}
