import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { filePages, numbers, ThenAndNow } from '#features/founder-file/web/public.ts'
import { TerrainCrossed } from '#features/game/web/public.ts'
import { NextLessonLink, pace, phases, way } from '#features/journey/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { phaseView, workIn } from '../phase.rules.ts'
import { MadeModules } from './made-modules.tsx'
import { PhaseHeader } from './phase-header.tsx'
import { WhatNext } from './what-next.tsx'

/** A phase to look back on: the terrain crossed, the numbers then and now, what was made; what opens next comes after. */
export function PhasePage() {
  const { phase: id } = useParams({ strict: false })
  const { data, error, retry } = combineQueries({ phases: useQuery(phases), way: useQuery(way), pace: useQuery(pace) })
  const at = data?.phases.findIndex((one) => one.id === id) ?? -1
  const phase = data?.phases[at]
  // What comes later would push what is being read; without these the page leaves its parts out.
  const isWaiting = [useQuery(numbers), useQuery(filePages)].some(({ isPending }) => isPending)
  usePageTitle(phase?.name)
  if (error) return <LoadFailure title="This phase didn’t load" error={error} onRetry={retry} />
  if (data && !phase) return <Unknown />
  if (!data || !phase || isWaiting) return <Waiting />
  const modules = data.way.modules.filter((module) => module.phase === phase.id)
  const work = workIn(modules)
  const view = phaseView(phase, data.way.currentDay)
  return (
    <Suspense fallback={<Waiting />}>
      <PhaseHeader phase={phase} view={view} work={work} moduleCount={modules.length} />
      <TerrainCrossed way={data.way} phase={at} className="mt-8" />
      {view !== 'ahead' && view !== 'shut' && (
        <ThenAndNow lastDay={phase.endDay} endedAt={view === 'behind' ? work.last : undefined} />
      )}
      <MadeModules
        modules={modules}
        from={data.way.modules.findIndex((module) => module.phase === phase.id)}
        hasMade={work.done > 0}
      />
      <WhatNext phase={phase} following={data.phases[at + 1]} view={view} next={data.pace.next} />
    </Suspense>
  )
}

function Unknown() {
  const title = 'Phase not found'
  usePageTitle(title)
  return (
    <>
      <PageHeader eyebrow="Off the map" title={title} lead="The phase you’re looking for doesn’t exist." />
      <NextLessonLink />
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading the phase…">
      <Skeleton className="h-40 max-w-lg" />
      <Skeleton className="mt-8 aspect-[23/20] rounded-none sm:aspect-[22/10]" />
    </Loading>
  )
}
