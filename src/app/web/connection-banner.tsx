import { useSyncExternalStore } from 'react'
import { isSilent, subscribeToConnection } from '#platform/web/connection.ts'

/** One calm line while the server cannot be reached. What was typed stays where it is. */
export function ConnectionBanner() {
  const silent = useSyncExternalStore(subscribeToConnection, isSilent)
  return (
    <div role="status" aria-live="polite" className="sticky top-16 z-20">
      {silent && (
        <p className="border-b border-warning/40 bg-warning-soft px-4 py-2 text-center text-sm">
          You seem to be offline. What you typed stays on this page; try again when the connection is back.
        </p>
      )}
    </div>
  )
}
