import { NotebookText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { SnippetMenuProps } from './loaded-snippet-menu.tsx'

const Loaded = lazy(() =>
  import('./loaded-snippet-menu.tsx').then(({ LoadedSnippetMenu }) => ({ default: LoadedSnippetMenu })),
)

/** The coach’s templates, loaded after the form they are for: menus are on too few pages to come with every one. */
export function SnippetMenu(props: SnippetMenuProps) {
  return (
    <Suspense
      fallback={
        <Button variant="ghost" size="sm" className="-ml-3">
          <NotebookText aria-hidden />
          Templates
        </Button>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
