import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lessonPath } from '#features/program/lesson-path.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { subModulesOf } from '../../modules/web/modules.calls.ts'
import { LessonRefused } from './lesson-refused.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { type LessonSlots, LessonView } from './lesson-view.tsx'
import { prefetchNextLesson, subModuleOf } from './lessons.calls.ts'

/**
 * A sub-module to read, work through and complete. How new badges and levels are
 * celebrated, the lesson's resources are listed, its exercise is filled in and its ticks are kept is up to the page that composes this one.
 */
export function SubModulePage(slots: LessonSlots) {
  const { moduleId = '', subModuleId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(subModuleOf(subModuleId))
  const { isPending: isListPending } = useQuery(subModulesOf(moduleId))
  usePageTitle(data?.title)
  const queries = useQueryClient()
  const next = data?.next
  useEffect(() => {
    if (next && !isListPending) void prefetchNextLesson(queries, next)
  }, [queries, next, isListPending])

  if (!data && error)
    return <LessonRefused error={error} moduleId={moduleId} subModuleId={subModuleId} onRetry={() => void refetch()} />
  // Wait for what surrounds the text too, so that the layout doesn't shift afterwards.
  if (!data || isListPending) return <LessonSkeleton />
  // The lesson has moved to another module since this link was saved.
  if (data.moduleId !== moduleId) return <Navigate to={lessonPath(data)} replace />
  return <LessonView key={data.id} subModule={data} {...slots} />
}
