import { useQuery } from '@tanstack/react-query'
import { plural } from '#platform/format/numbers.ts'
import { ResourceRow } from './resource-row.tsx'
import { resourcesOfLesson } from './resources.calls.ts'

/** The resources a lesson uses: downloadable right there, or with the upgrade that opens them. */
export function LessonResources({ subModuleId }: { subModuleId: string }) {
  const { data } = useQuery(resourcesOfLesson(subModuleId))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="resources" className="mt-10 print:hidden">
      <h2 id="resources" className="text-xl">
        {`${plural(data.length, 'Resource')} for this lesson`}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </ul>
    </section>
  )
}
