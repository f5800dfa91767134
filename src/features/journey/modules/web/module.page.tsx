import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { phases } from '../../framework/web/framework.calls.ts'
import { pace } from '../../pace/web/pace.calls.ts'
import { progress } from '../../progress/web/progress.calls.ts'
import { NotFoundView } from '../../web/not-found-view.tsx'
import { ModuleSkeleton } from './module-skeleton.tsx'
import { ModuleView } from './module-view.tsx'
import { moduleOf, subModulesOf } from './modules.calls.ts'

export function ModulePage() {
  const { moduleId = '' } = useParams({ strict: false })
  const { data, error, retry } = combineQueries({
    module: useQuery(moduleOf(moduleId)),
    subModules: useQuery(subModulesOf(moduleId)),
    phases: useQuery(phases),
    progress: useQuery(progress),
  })
  // Without it the page leaves the way on out.
  const overall = useQuery(pace).data?.next
  usePageTitle(data?.module.title)

  if (error instanceof CallError && error.status === 404)
    return <NotFoundView title="Module Not Found" message="The module you're looking for doesn't exist." />
  if (error) return <LoadFailure title="This module didn’t load" error={error} onRetry={retry} />
  if (!data) return <ModuleSkeleton />
  const { module, subModules, phases: all, progress: way } = data
  const phase = all.find(({ id }) => id === module.phase)
  return (
    <ModuleView module={module} subModules={subModules} phase={phase} day={Number(way.currentDay)} overall={overall} />
  )
}
