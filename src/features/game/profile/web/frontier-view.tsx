import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { measuredBy } from '#features/founder-file/numbers/measured-by.ts'
import { numbers } from '#features/founder-file/web/public.ts'
import type { Phase, Way } from '#features/journey/web/public.ts'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { noteSilence } from '#platform/web/connection.ts'
import { BadgeShelf } from '../../badges/web/badge-shelf.tsx'
import type { FrontierLevel } from '../../levels/levels.contract.ts'
import { campsOf } from '../../levels/web/camps-of.ts'
import { LevelCard } from '../../levels/web/level-card.tsx'
import { NextCampPanel } from '../../levels/web/next-camp-panel.tsx'
import { marks } from '../../marks/web/marks.calls.ts'
import type { ProvedOutcome } from '../../member-map/web/stops.ts'
import type { FrontierSlots } from './frontier.page.tsx'
import { FrontierStats } from './frontier-stats.tsx'
import { LookBack } from './look-back.tsx'
import type { GameProfile } from './profile.calls.ts'

const loadMap = () => import('../../web/maps.ts')
const MemberMap = lazy(() => loadMap().then(({ MemberMap }) => ({ default: MemberMap })))
// It comes while the data does.
loadMap().catch(noteSilence)

/** Below the map, which is not kept waiting. */
const MarksPanel = lazy(() =>
  import('../../marks/web/marks-panel.tsx').then(({ MarksPanel }) => ({ default: MarksPanel })),
)

const QuickActions = lazy(() => import('./quick-actions.tsx').then(({ QuickActions }) => ({ default: QuickActions })))

const noneProved = (): readonly ProvedOutcome[] => []

type FrontierViewProps = { profile: GameProfile; phases: readonly Phase[]; way: Way; slots?: FrontierSlots | undefined }

export function FrontierView({ profile, phases, way, slots }: FrontierViewProps) {
  // The map does not wait for them.
  const { data: marksOfMember = [] } = useQuery(marks)
  const proved = (slots?.useProved ?? noneProved)()
  const { userPoints, frontierLevels } = profile
  const { data: business } = useQuery(numbers)
  const knownAt = (level: FrontierLevel | undefined) =>
    business && level?.reachedOn ? measuredBy(business.numbers, level.reachedOn, business.currency) : []
  /** What was measured since the camp before; the same number at three camps would look like three. */
  const measuredAt = (level: FrontierLevel) => {
    const before = knownAt(frontierLevels[frontierLevels.indexOf(level) - 1])
    return knownAt(level).filter(({ key, text }) => !before.some((one) => one.key === key && one.text === text))
  }
  return (
    <>
      <Suspense fallback={<Skeleton className="aspect-[8/15] w-full sm:aspect-[15/8]" />}>
        <MemberMap
          variant="full"
          way={way}
          camps={campsOf(frontierLevels, way, measuredAt)}
          marks={marksOfMember}
          proved={proved}
          regions={phases.map(({ name }) => name)}
        />
      </Suspense>
      <LookBack phases={phases} way={way} />
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
          {slots && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <slots.panel />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-40" />}>
            <MarksPanel way={way} />
          </Suspense>
          <FrontierStats profile={profile} />
          <BadgeShelf badges={profile.badges} />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <QuickActions />
          </Suspense>
        </div>
      </div>
    </>
  )
}
