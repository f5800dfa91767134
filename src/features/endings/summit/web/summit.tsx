import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useProved } from '#features/coaching/web/public.ts'
import { FourDays, filePages, numbers } from '#features/founder-file/web/public.ts'
import { campsOf, gameProfile, MemberMap } from '#features/game/web/public.ts'
import { useUser } from '#features/identity/web/public.ts'
import { phases, way } from '#features/journey/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { workIn } from '../../phase/phase.rules.ts'
import { DaysOver, NextUp } from './days-over.tsx'
import { Keepsakes } from './keepsakes.tsx'
import { PhasesCrossed } from './phases-crossed.tsx'
import { SummitWaiting } from './summit-waiting.tsx'
import { WhatNow } from './what-now.tsx'

/**
 * The whole way behind a member: the map, the numbers of four days, what was made, what to keep, and what now. Where the days are
 * over and lessons are left, the same without what only the last lesson brings.
 */
export function Summit({ isUnfinished = false }: { isUnfinished?: boolean }) {
  const { data, error, retry } = combineQueries({
    way: useQuery(way),
    phases: useQuery(phases),
    profile: useQuery(gameProfile),
  })
  const proved = useProved()
  // What comes later would push what is being read.
  const isWaiting = [useQuery(numbers), useQuery(filePages)].some(({ isPending }) => isPending)
  if (error) return <LoadFailure title="Your map didn’t load" error={error} onRetry={retry} />
  if (!data || isWaiting) return <SummitWaiting />
  return (
    <Suspense fallback={<SummitWaiting />}>
      {isUnfinished ? <DaysOver modules={data.way.modules} /> : <Header modules={data.way.modules} />}
      <div className="mt-8">
        <MemberMap
          variant="full"
          way={data.way}
          camps={campsOf(data.profile.frontierLevels, data.way)}
          proved={proved}
          regions={data.phases.map(({ name }) => name)}
        />
      </div>
      <FourDays />
      <PhasesCrossed phases={data.phases} way={data.way} />
      {isUnfinished ? <NextUp /> : <Keepsakes />}
      {!isUnfinished && <WhatNow />}
    </Suspense>
  )
}

function Header({ modules }: { modules: Parameters<typeof workIn>[0] }) {
  const dates = useDates()
  const name = useUser()?.firstName
  const { total, first, last } = workIn(modules)
  return (
    <header className="max-w-[52rem]">
      <p className="legend text-summit">The summit</p>
      <h1 tabIndex={-1} className="mt-2 text-5xl">
        You made it{name && `, ${name}`}. Stand here a minute.
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        {first &&
          last &&
          `${counted(modules.length, 'module')}, ${counted(total, 'lesson')}, ${dates.date(first)} to ${dates.date(last)}. You did every one of them.`}
      </p>
    </header>
  )
}
