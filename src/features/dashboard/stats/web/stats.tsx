import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { allBadgesHash, type GameProfile, LedgerDialog } from '#features/game/web/public.ts'
import { numberText } from '#platform/format/numbers.ts'
import { ProgressRing } from '#platform/ui/progress/progress-ring.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Dashboard, ModuleProgress } from '../../dashboard.contract.ts'
import { Stat } from './stat.tsx'
import { TrendNote } from './trend-note.tsx'

type StatsProps = {
  percent: number
  modules: ModuleProgress
  profile: GameProfile
  trends: Dashboard['trends']
  /** Every lesson that the plan opens is completed, and others are above it. */
  isAllOfPlan: boolean
}

/** Four figures; overall progress is a dial, since it is the main one. */
export function Stats({ percent, modules, profile, trends, isAllOfPlan }: StatsProps) {
  const { userPoints, badges, frontierLevels } = profile
  const level = frontierLevels.find(({ levelNumber }) => levelNumber === userPoints.currentLevel)
  return (
    <section aria-labelledby="figures" className="mt-12 border-y border-ink">
      <h2 id="figures" className="sr-only">
        Your numbers
      </h2>
      <div className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-[minmax(0,1.7fr)_repeat(3,minmax(0,1fr))]">
        <div className="col-span-full flex flex-wrap items-center gap-6 py-6 max-lg:border-b max-lg:border-line lg:col-span-1">
          <div className="w-36 shrink-0 sm:w-44">
            <ProgressRing value={percent} label="Overall progress" caption="complete" />
          </div>
          <Stat term="Overall progress" figure={`${done(modules)}`} unit={`of ${total(modules)}`}>
            core lessons completed{isAllOfPlan && ', all that your plan opens'}
            {percent < 100 && <TrendNote trend={trends.completions} unit="lesson" />}
          </Stat>
        </div>
        <Stat
          className={classNames(cell, 'max-sm:col-span-2 max-sm:border-b lg:border-l lg:pl-6')}
          term="Total points"
          figure={numberText(userPoints.totalPoints)}
        >
          <WhyPoints points={userPoints} />
          {percent < 100 && <TrendNote trend={trends.points} unit="point" />}
        </Stat>
        <Stat
          className={classNames(cell, 'sm:border-l sm:pl-6')}
          term="Current level"
          figure={String(userPoints.currentLevel)}
          unit={`of ${frontierLevels.length}`}
        >
          {level && (
            <Link to="/frontier" className="link">
              {level.name}
            </Link>
          )}
        </Stat>
        <Stat
          className={classNames(cell, 'border-l pl-6')}
          term="Badges earned"
          figure={String(badges.filter(({ earned }) => earned).length)}
          unit={`of ${badges.length}`}
        >
          <Link to="/frontier" hash={allBadgesHash} className="link">
            See all
          </Link>
        </Stat>
      </div>
    </section>
  )
}

function WhyPoints({ points }: { points: GameProfile['userPoints'] }) {
  const trigger = (
    <button type="button" className="link">
      Why {numberText(points.totalPoints)} points?
    </button>
  )
  return (
    <Suspense fallback={trigger}>
      <LedgerDialog points={points} trigger={trigger} />
    </Suspense>
  )
}

const cell = 'border-line py-6'

const done = (modules: ModuleProgress) => modules.reduce((sum, { completed }) => sum + completed, 0)
const total = (modules: ModuleProgress) => modules.reduce((sum, module) => sum + module.total, 0)
