import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Fragment, Suspense } from 'react'
import {
  campsOf,
  type GameProfile,
  MemberMap,
  missingText,
  type NextCamp,
  nextCamp,
} from '#features/game/web/public.ts'
import { type Phase, way as wayQuery } from '#features/journey/web/public.ts'
import { numberText } from '#platform/format/numbers.ts'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { levelBar } from './level-bar.ts'

/** `isTall`: beside a column that is longer than the map would be. */
type MapPreviewProps = { profile: GameProfile; phases: readonly Phase[]; isTall: boolean }

/** The part of the map around the member, with the level bar below. */
export function MapPreview({ profile, phases, isTall }: MapPreviewProps) {
  const { totalXP, currentLevel } = profile.userPoints
  const { data: way } = useQuery(wayQuery)
  const camp = nextCamp(profile, phases)
  const isWaiting = camp?.next !== undefined && camp.missingXP === 0 && camp.missingModules.length > 0
  return (
    <section aria-labelledby="map" className="neatline m-[5px] flex flex-col bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
        <h2 id="map" className="text-xl">
          Freedom Frontier Map
        </h2>
        <Link to="/frontier" className="link inline-flex items-center gap-1.5 text-sm">
          Open the map
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <Suspense fallback={waiting}>
        {way ? (
          <MemberMap variant="preview" isTall={isTall} way={way} camps={campsOf(profile.frontierLevels, way)} />
        ) : (
          waiting
        )}
      </Suspense>
      <div className="grid grow content-center gap-x-8 gap-y-3 px-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:px-5">
        <p className="font-display text-lg font-semibold">
          Level {currentLevel}{' '}
          <span className="ml-1 font-text text-base font-normal text-ink-soft tabular-nums">
            {numberText(totalXP)} XP
          </span>
        </p>
        <LevelBar profile={profile} isWaiting={isWaiting} />
        <WhatOpens way={camp} isWaiting={isWaiting} />
      </div>
    </section>
  )
}

const waiting = <Skeleton className="aspect-[118/78] rounded-none" />

type LevelBarProps = { profile: GameProfile; isWaiting: boolean }

/** Hides the missing XP when only modules are missing: more XP would not open the next level. */
function LevelBar({ profile: { userPoints, frontierLevels }, isWaiting }: LevelBarProps) {
  const { percent, missingXP } = levelBar(userPoints.totalXP)
  const isLast = userPoints.currentLevel >= frontierLevels.length
  const words = isLast ? 'Highest level reached' : `${numberText(missingXP)} XP to next level`
  return (
    <div className="flex items-center gap-4">
      <ProgressBar value={isLast || isWaiting ? 100 : percent} label="XP toward the next level" className="grow" />
      {!isWaiting && <p className="shrink-0 text-sm tabular-nums">{words}</p>}
    </div>
  )
}

function WhatOpens({ way, isWaiting }: { way: NextCamp | undefined; isWaiting: boolean }) {
  if (!way?.next) return null
  const missing = missingText(way)
  return (
    <p className="text-sm text-ink-soft sm:col-span-2">
      {isWaiting && <Modules name={way.next.name} modules={way.missingModules} />}
      {!isWaiting && (missing ? `${missing} to ${way.next.name}.` : `Your next lesson opens ${way.next.name}.`)}
    </p>
  )
}

function Modules({ name, modules }: { name: string; modules: NextCamp['missingModules'] }) {
  return (
    <>
      {name} opens when you finish {modules.length === 1 ? 'this module' : 'these modules'}:{' '}
      {modules.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to={`/modules/${id}`} className="link">
            {title}
          </Link>
        </Fragment>
      ))}
      .
    </>
  )
}
