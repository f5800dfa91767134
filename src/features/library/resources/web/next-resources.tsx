import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/identity/web/public.ts'
import { pace } from '#features/journey/web/public.ts'
import { ResourceRow } from './resource-row.tsx'
import { resourcesOfLesson } from './resources.calls.ts'

/** What the member's next lesson uses; `isPending` while that is not known. */
export function useNextResources() {
  const isClient = useUser()?.userRole === 'client'
  const ofPace = useQuery({ ...pace, enabled: isClient })
  const lesson = ofPace.data?.next
  const ofLesson = useQuery({ ...resourcesOfLesson(lesson?.id ?? ''), enabled: Boolean(lesson) })
  return { lesson, resources: ofLesson.data ?? [], isPending: ofPace.isLoading || ofLesson.isLoading }
}

/** Above all others, as it is what the member needs next. */
export function NextResources({ lesson, resources }: Omit<ReturnType<typeof useNextResources>, 'isPending'>) {
  if (!lesson || resources.length === 0) return null
  return (
    <section aria-labelledby="for-next" className="mt-10">
      <h2 id="for-next" className="border-b border-ink pb-3 text-2xl">
        For your next lesson: {lesson.title}
      </h2>
      <ul className="divide-y divide-line">
        {resources.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </ul>
    </section>
  )
}
