import { useEffect, useEffectEvent } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { undoSeconds } from '#shared/undo.ts'

export type Removed = { row: string; at: number }
type RowRemovedProps = { removed: Removed; onUndo: (removed: Removed) => void; onGone: () => void }

/** For some seconds a row that was removed can be brought back. */
export function RowRemoved({ removed, onUndo, onGone }: RowRemovedProps) {
  const end = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => end(), undoSeconds.offered * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
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
  )
}
