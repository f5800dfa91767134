import { ResourceActions } from '../../downloads/web/resource-action.tsx'
import type { Resource } from '../resources.contract.ts'
import { ResourceLink } from './resource-link.tsx'
import { ResourceMark } from './resource-mark.tsx'

/** A few resources to begin with. */
export function FeaturedResources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return null
  return (
    <section aria-labelledby="featured" className="mt-10">
      <h2 id="featured" className="text-2xl">
        Featured resources
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {resources.map((resource) => (
          <li key={resource.id} className="flex min-w-0 flex-col border-t-2 border-ink pt-4">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <p className="legend text-ink-soft">{resource.category}</p>
                <h3 className="mt-1 text-xl">
                  <ResourceLink resource={resource} />
                </h3>
              </div>
              <ResourceMark format={resource.format} />
            </div>
            <p className="mt-2 mb-4 text-ink-soft">{resource.description}</p>
            <div className="mt-auto">
              <ResourceActions resource={resource} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
