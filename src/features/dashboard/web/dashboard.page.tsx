import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { numbers } from '#features/founder-file/web/public.ts'
import { gameProfile } from '#features/game/web/public.ts'
import { useUser } from '#features/identity/web/public.ts'
import { pace, phases, progress } from '#features/journey/web/public.ts'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { useWeekPages } from '../today/web/use-week-pages.ts'
import { dashboard, moduleProgress } from './dashboard.calls.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardView } from './dashboard-view.tsx'

export function DashboardPage() {
  const user = useUser()
  const { data, error, retry } = combineQueries({
    progress: useQuery(progress),
    modules: useQuery(moduleProgress),
    phases: useQuery(phases),
    profile: useQuery(gameProfile),
    dashboard: useQuery(dashboard),
    pace: useQuery(pace),
  })
  // One line of *Today* is of these; coming later, it would push what is being read.
  const isWaiting = [useQuery(numbers).isPending, useWeekPages(data).isLoading].includes(true)
  if (data && !isWaiting)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <DashboardView {...data} name={user?.firstName || 'Entrepreneur'} tier={user?.membershipTier} />
      </Suspense>
    )
  if (!error || data) return <DashboardSkeleton />
  return (
    <ErrorState
      level={1}
      title="Your dashboard didn’t load"
      onRetry={retry}
      requestId={error instanceof CallError ? error.requestId : undefined}
    >
      {userMessage(error, 'Something went wrong. Please try again.')}
    </ErrorState>
  )
}
