import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ReadLesson } from '#features/journey/web/public.ts'
import { LessonResources } from '#features/library/web/public.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { ClientsHere } from './clients-here.tsx'
import { coachLesson } from './program.calls.ts'

/** A lesson's text and resources for a coach, and which clients are at it. */
export function ProgramLessonPage() {
  const { lessonId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(coachLesson(lessonId))
  usePageTitle(data?.subModule.title)
  if (error && !data)
    return <LoadFailure title="This lesson didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label="Loading the lesson…" />
  return (
    <Suspense fallback={<PageSkeleton label="Loading the lesson…" />}>
      <ReadLesson key={lessonId} data={data}>
        <LessonResources subModuleId={lessonId} />
        <div className="mt-8">
          <ClientsHere clients={data.clients} />
        </div>
      </ReadLesson>
    </Suspense>
  )
}
