import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FourDays } from '#features/founder-file/web/public.ts'
import { campsOf, gameProfile, MemberMap } from '#features/game/web/public.ts'
import { useUser } from '#features/identity/web/public.ts'
import { phases, way } from '#features/journey/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { workIn } from '../../phase/phase.rules.ts'
import { Keepsakes } from './keepsakes.tsx'
import { PhasesCrossed } from './phases-crossed.tsx'
import { WhatNow } from './what-now.tsx'

/** The whole way behind a member: the map, the numbers of four days, what was made, what to keep, and what now. */
export function Summit() {
  const { data, error, retry } = combineQueries({
    way: useQuery(way),
    phases: useQuery(phases),
    profile: useQuery(gameProfile),
  })
  if (error) return <LoadFailure title="Your map did not load" error={error} onRetry={retry} />
  return (
    <>
      <Header modules={data?.way.modules ?? []} />
      <div className="mt-8">
        <Suspense fallback={map}>
          {data ? (
            <MemberMap
              variant="full"
              way={data.way}
              camps={campsOf(data.profile.frontierLevels, data.way)}
              regions={data.phases.map(({ name }) => name)}
            />
          ) : (
            map
          )}
        </Suspense>
      </div>
      <Suspense fallback={<Skeleton className="mt-14 h-96" />}>
        <FourDays />
      </Suspense>
      {data && <PhasesCrossed phases={data.phases} way={data.way} />}
      <Keepsakes />
      <WhatNow />
    </>
  )
}

const map = <Skeleton className="aspect-[8/15] rounded-none sm:aspect-[15/8]" />

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
      <p className="mt-4 min-h-[1.5em] max-w-prose text-lg text-ink-soft">
        {first &&
          last &&
          `${counted(modules.length, 'module')}, ${counted(total, 'lesson')}, ${dates.date(first)} to ${dates.date(last)}. You did every one of them.`}
      </p>
    </header>
  )
}
