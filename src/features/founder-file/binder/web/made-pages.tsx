import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../pages/web/page-link.tsx'
import { filePages } from './binder.calls.ts'
import { KeyFigure } from './key-figure.tsx'
import { PageStateMark } from './page-state-mark.tsx'

/** The pages of a module that the member wrote on, each with what it came to; nothing where there are none. */
export function MadePages({ moduleId, label }: { moduleId: string; label: string }) {
  const { data } = useQuery(filePages)
  const made = data?.pages.filter((page) => page.moduleId === moduleId && page.state !== 'empty') ?? []
  if (made.length === 0) return null
  return (
    <ul aria-label={label}>
      {made.map((page) => (
        <li key={page.id} className="flex items-baseline gap-x-4 border-b border-line py-2 last:border-b-0">
          <PageLink page={page} className="min-w-0 flex-1 py-0.5">
            {page.title}
          </PageLink>
          {page.keyFigure ? (
            <KeyFigure figure={page.keyFigure} />
          ) : (
            <span className="shrink-0">
              <PageStateMark page={page} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
