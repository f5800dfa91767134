import { useEffect } from 'react'
import { Button } from '#platform/ui/button/button.tsx'

export type Removed = { row: string; at: number }
type RowRemovedProps = { removed: Removed | undefined; onUndo: (removed: Removed) => void; onGone: () => void }

const tenSeconds = 10_000

/** For ten seconds a row that was removed can be brought back. */
export function RowRemoved({ removed, onUndo, onGone }: RowRemovedProps) {
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(onGone, tenSeconds)
    return () => clearTimeout(timer)
  }, [removed, onGone])
  return (
    <div role="status" className="empty:hidden print:hidden">
      {removed && (
        <p className="flex items-center gap-3 text-sm">
          Row removed.
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onUndo(removed)
              onGone()
            }}
          >
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
