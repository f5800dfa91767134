import { Flag } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { DeleteCopy } from './delete-copy.tsx'
import type { PageHistory } from './page-history.tsx'
import { RestoreCopy, type Restored } from './restore-copy.tsx'

type CopyListProps = {
  history: PageHistory
  onCompare: (id: string) => void
  onRestored: (restored: Restored) => void
}

/** The kept copies, the latest first. */
export function CopyList({ history, onCompare, onRestored }: CopyListProps) {
  const copies = history.versions.filter(({ copy }) => copy).toReversed()
  if (copies.length === 0)
    return (
      <EmptyState title="No copies yet">
        {history.form.isOpen
          ? 'Keep this page, and that day’s copy shows up here next to what you write later.'
          : 'You didn’t keep any while this page was open to you.'}
      </EmptyState>
    )
  return (
    <ul className="max-w-lg">
      {copies.map((version) => (
        <li
          key={version.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2 last:border-b-0"
        >
          <p className="flex items-center gap-2">
            <Flag aria-hidden className="size-4 shrink-0 text-success" />
            <span className="font-semibold">{version.name}</span>
            <span className="text-sm text-ink-soft">day {version.day}</span>
          </p>
          <div className="flex flex-wrap gap-1 max-sm:-ms-3">
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Compare with now: ${version.name}`}
              onClick={() => onCompare(version.id)}
            >
              Compare with now
            </Button>
            {history.form.isOpen && <RestoreCopy history={history} version={version} onRestored={onRestored} />}
            <DeleteCopy pageId={history.form.filled.page.id} version={version} />
          </div>
        </li>
      ))}
    </ul>
  )
}
