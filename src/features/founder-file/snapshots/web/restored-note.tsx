import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { PageHistory } from './page-history.tsx'
import type { Restored } from './restore-copy.tsx'
import { restoreSnapshot } from './snapshots.calls.ts'

type RestoredNoteProps = {
  history: PageHistory
  restored: Restored | undefined
  onDone: (restored: Restored | undefined) => void
}

/** Says that a copy was restored, and puts back what stood there. */
export function RestoredNote({ history, restored, onDone }: RestoredNoteProps) {
  const restore = useCall(restoreSnapshot)
  const [why, setWhy] = useState<string>()
  const undo = async (snapshotId: string) => {
    setWhy(undefined)
    try {
      await restore.mutateAsync({ params: { pageId: history.form.filled.page.id, snapshotId }, body: {} })
      onDone({ name: 'before', before: null })
    } catch (error) {
      setWhy(userMessage(error, 'That didn’t work. Nothing was changed. Please try again.'))
    }
  }
  const before = restored?.before
  return (
    <div role="status" className="empty:hidden">
      {restored && (
        <div className="mt-6 flex max-w-lg flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-info-soft p-3">
          <p className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0" />
            {saidOf(restored)}
          </p>
          {before && (
            <Button variant="secondary" size="sm" pending={restore.isPending} onClick={() => void undo(before)}>
              Undo
            </Button>
          )}
          {why && <p className="basis-full text-sm font-semibold text-danger">{why}</p>}
        </div>
      )}
    </div>
  )
}

function saidOf({ name, before }: Restored): string {
  if (name === 'before') return 'Undone. The page says what it said before.'
  return before
    ? `Restored: ${name}. What the page said before is now the latest copy.`
    : `Restored: ${name}. The page was empty before.`
}
