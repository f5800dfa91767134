import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usePageTitle } from '#platform/web/page-title.ts'
import { subModuleOf } from './calls.ts'
import type { BadgeDrawing } from './celebration.tsx'
import { LessonRefused } from './lesson-refused.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { LessonView } from './lesson-view.tsx'
import { Missing } from './missing.tsx'

/** A sub-module to read, work through and complete. How a badge looks is for whoever composes the page. */
export function SubModulePage({ badge }: { badge: BadgeDrawing }) {
  const { moduleId = '', subModuleId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(subModuleOf(subModuleId))
  usePageTitle(data?.title)

  if (!data && error)
    return <LessonRefused error={error} moduleId={moduleId} subModuleId={subModuleId} onRetry={() => void refetch()} />
  if (!data) return <LessonSkeleton />
  if (data.moduleId !== moduleId)
    return <Missing title="Sub-Module Not Found" message="The sub-module you're looking for doesn't exist." />
  return <LessonView key={data.id} subModule={data} badge={badge} />
}
