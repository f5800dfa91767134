import { LoadFailure } from '#platform/ui/load-failure.tsx'
import type { ResourceDetail } from './types.ts'
import { useLinks } from './use-links.ts'

/** Pictures of the first pages: what one gets before one has it. Wider than the dialog, they scroll sideways. */
export function PagePreview({ resource }: { resource: ResourceDetail }) {
  const { links, error, ask } = useLinks(resource.id)
  if (error) return <LoadFailure level={3} title="The preview did not load" error={error} onRetry={ask} />
  const pages = Array.from({ length: resource.pages }, (_, at) => ({ number: at + 1, src: links?.pages[at] }))
  return (
    <section aria-label="Preview" className="-mx-1 flex snap-x gap-4 overflow-x-auto p-1">
      {pages.map(({ number, src }) => (
        <div key={number} className="h-80 shrink-0 snap-start overflow-hidden rounded-md border border-line bg-white">
          {src ? (
            <a href={src} target="_blank" rel="noreferrer" className="block h-full rounded-md -outline-offset-2!">
              <img src={src} alt={`Page ${number} of ${resource.title}, larger`} className="h-full w-auto max-w-none" />
            </a>
          ) : (
            <div className="h-full w-56" />
          )}
        </div>
      ))}
    </section>
  )
}
