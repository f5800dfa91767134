import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { way } from '../../way/web/way.calls.ts'
import { phases } from './framework.calls.ts'
import { FrameworkBanner } from './framework-banner.tsx'
import { PhaseCard } from './phase-card.tsx'

/** The whole program at a glance: the member's position, the three phases, what is done and what is locked. */
export function FrameworkPage() {
  const { data, error, retry } = combineQueries({ phases: useQuery(phases), way: useQuery(way) })
  return (
    <>
      <PageHeader
        eyebrow="Valley, ridge, summit"
        title="Framework"
        lead="Three phases of sixty days. Each builds on the one before."
      />
      <div className="mt-8">
        {error && <LoadFailure level={2} title="The framework didn’t load" error={error} onRetry={retry} />}
        {!data && !error && <Waiting />}
        {data && (
          <>
            <FrameworkBanner phases={data.phases} way={data.way} />
            <div className="mt-12 grid gap-6 lg:grid-cols-3">
              {data.phases.map((phase, index) => (
                <PhaseCard key={phase.id} phase={phase} step={index} />
              ))}
            </div>
          </>
        )}
      </div>
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading the framework…">
      <Skeleton className="h-64 rounded-none" />
      <div className="mt-12 grid gap-6 lg:grid-cols-3">
        {[1, 2, 3].map((phase) => (
          <Skeleton key={phase} className="h-128" />
        ))}
      </div>
    </Loading>
  )
}
