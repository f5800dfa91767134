import { ResourceActions } from '../../downloads/web/resource-action.tsx'
import type { Resource } from '../resources.contract.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { ResourceLink } from './resource-link.tsx'
import { ResourceMark } from './resource-mark.tsx'

export function ResourceRow({ resource }: { resource: Resource }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-3.5 sm:gap-x-5 md:grid-cols-[2.5rem_minmax(0,1fr)_auto] md:items-center">
      <ResourceMark format={resource.format} className="self-start" />
      <div className="min-w-0">
        <h3 className="text-lg">
          <ResourceLink resource={resource} />
        </h3>
        <p className="mt-0.5 mb-1.5 max-w-lg text-sm text-ink-soft">{resource.description}</p>
        <ResourceFacts resource={resource} />
      </div>
      <ResourceActions resource={resource} className="col-start-2 md:col-start-3 md:flex-nowrap md:justify-end" />
    </li>
  )
}
