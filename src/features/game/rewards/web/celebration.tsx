import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { BadgeMedalByName } from '../../badges/web/badge-medal-by-name.tsx'
import { TentMark } from '../../levels/web/tent-mark.tsx'
import { gameProfile } from '../../profile/web/profile.calls.ts'
import { RewardItem } from './reward-item.tsx'

type CelebrationProps = {
  badges: readonly { id: string; name: string; description: string; tier: string; icon: string }[]
  /** The number of a level just reached. */
  level?: number | null
  /** Whether a core lesson was completed just now: then the map shows the step. */
  hasStepped?: boolean
  className?: string
}

/** The map is loaded where there is a step to see. */
const JustWalked = lazy(() => import('../../web/maps.ts').then(({ JustWalked }) => ({ default: JustWalked })))

/** A new badge or level with an animation; announced once to screen readers, static under reduced motion. */
export function Celebration({ badges, level = null, hasStepped = false, className }: CelebrationProps) {
  const camp = useCamp(level)
  const isAnything = badges.length > 0 || level !== null
  return (
    <>
      {/* First, as the dot walks for two seconds only and a badge stays. */}
      {hasStepped && (
        <Suspense>
          <JustWalked />
        </Suspense>
      )}
      <div role="status" className={classNames(isAnything && className)}>
        {isAnything && (
          <div className="neatline m-[5px] animate-rise bg-sheet p-5 sm:p-6">
            <ul className="flex flex-col gap-6">
              {level !== null && (
                <RewardItem
                  isFirst
                  kind="New level"
                  name={camp ? `Camp ${level}: ${camp.name}` : `Camp ${level}`}
                  mark={<TentMark state="unlocked" className="size-20" />}
                >
                  {camp?.description}
                </RewardItem>
              )}
              {badges.map(({ id, name, description, tier, icon }, at) => (
                <RewardItem
                  key={id}
                  isFirst={level === null && at === 0}
                  kind="New badge"
                  name={name}
                  mark={<BadgeMedalByName tier={tier} icon={icon} className="size-20" />}
                >
                  {description}
                </RewardItem>
              ))}
            </ul>
            <p className="mt-5 border-t border-line pt-4 text-sm">
              <Link to="/frontier" className="link">
                See it on the Freedom Frontier Map
              </Link>
            </p>
          </div>
        )}
      </div>
    </>
  )
}

/** The level's name and description, once loaded. */
function useCamp(level: number | null) {
  const { data } = useQuery({ ...gameProfile, enabled: level !== null })
  return data?.frontierLevels.find(({ levelNumber }) => levelNumber === level)
}
