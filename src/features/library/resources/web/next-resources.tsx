import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/identity/web/public.ts'
import { pace } from '#features/journey/web/public.ts'
import { ResourceRow } from './resource-row.tsx'
import { resourcesOfLesson } from './resources.calls.ts'

/** What the member's next lesson uses. */
export function NextResources() {
  const isClient = useUser()?.userRole === 'client'
  const next = useQuery({ ...pace, enabled: isClient }).data?.next
  const { data } = useQuery({ ...resourcesOfLesson(next?.id ?? ''), enabled: Boolean(next) })
  if (!next || !data || data.length === 0) return null
  return (
    <section aria-labelledby="for-next" className="mt-10">
      <h2 id="for-next" className="border-b border-ink pb-3 text-2xl">
        For your next lesson: {next.title}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </ul>
    </section>
  )
}
