import { LoadFailure } from '#platform/ui/load-failure.tsx'
import type { ResourceDetail } from './types.ts'
import { useLinks } from './use-links.ts'

/** Pictures of the first pages: what one gets before one has it. Wider than the dialog, they scroll sideways. */
export function PagePreview({ resource }: { resource: ResourceDetail }) {
  const { links, error, ask } = useLinks(resource.id)
  if (error) return <LoadFailure level={3} title="The preview did not load" error={error} onRetry={ask} />
  const pages = Array.from({ length: resource.pages }, (_, at) => ({ number: at + 1, src: links?.pages[at] }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label="Preview" tabIndex={0} className="-mx-1 flex snap-x gap-4 overflow-x-auto p-1">
      {pages.map(({ number, src }) => (
        <div key={number} className="h-80 shrink-0 snap-start overflow-hidden rounded-md border border-line bg-white">
          {src ? (
            <img src={src} alt={`Page ${number} of ${resource.title}`} className="h-full w-auto max-w-none" />
          ) : (
            <div className="h-full w-56" />
          )}
        </div>
      ))}
    </section>
  )
}
