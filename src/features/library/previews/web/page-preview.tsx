import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import type { ResourceDetail } from '../../resources/resources.contract.ts'
import { usePreviewLinks } from './use-preview-links.ts'

/** Pictures of the first pages. Each has a frame of fixed size, so that the layout doesn't shift as they load. */
export function PagePreview({ resource }: { resource: ResourceDetail }) {
  const { links, error, ask } = usePreviewLinks(resource.id)
  if (error) return <LoadFailure level={3} title="The preview didn’t load" error={error} onRetry={ask} />
  const pages = Array.from({ length: resource.pages }, (_, at) => ({ number: at + 1, src: links?.pages[at] }))
  return (
    <section aria-label="Preview" className="-mx-1 flex snap-x gap-4 overflow-x-auto p-1">
      {pages.map(({ number, src }) => (
        <div
          key={number}
          className="h-80 w-72 max-w-[75vw] shrink-0 snap-start overflow-hidden rounded-md border border-line bg-white"
        >
          {src && (
            <a href={src} target="_blank" rel="noreferrer" className="block h-full rounded-md -outline-offset-2!">
              <img
                src={src}
                alt={`Page ${number} of ${resource.title}, larger`}
                className="size-full object-contain object-top"
              />
            </a>
          )}
        </div>
      ))}
    </section>
  )
}
