import { useEffect, useEffectEvent } from 'react'
import { Button } from '#platform/ui/button/button.tsx'

export type Removed = { row: string; at: number }
type RowRemovedProps = { removed: Removed; onUndo: (removed: Removed) => void; onGone: () => void }

const tenSeconds = 10_000

/** For ten seconds a row that was removed can be brought back. */
export function RowRemoved({ removed, onUndo, onGone }: RowRemovedProps) {
  const end = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => end(), tenSeconds)
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
