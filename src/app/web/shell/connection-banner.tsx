import { useSyncExternalStore } from 'react'
import { readConnection, subscribeToConnection } from '#platform/web/connection.ts'

const words = {
  server: undefined,
  silent:
    'You seem to be offline. What you write in your Founder file will be saved once you’re back. Everything else has to wait until then.',
  kept: 'You’re offline, reading the copy saved on this device. You can mark it complete when you’re back online.',
}

/** One calm line while the server cannot be reached. What was typed stays where it is. */
export function ConnectionBanner() {
  const text = words[useSyncExternalStore(subscribeToConnection, readConnection)]
  return (
    <div role="status" aria-live="polite" className="sticky top-16 z-20 print:hidden">
      {text && (
        <p data-banner className="border-b border-warning/40 bg-warning-soft px-4 py-2 text-center text-sm">
          {text}
        </p>
      )}
    </div>
  )
}
