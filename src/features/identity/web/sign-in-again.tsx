import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'

/** Needed when a session ends under way, and by nobody else. */
const Again = lazy(() => import('./again.tsx').then(({ Again }) => ({ default: Again })))

/** Opens over the page when a call finds the session ended; signed in again, the call goes on where it stood. */
export function SignInAgain() {
  const waiting = useSyncExternalStore(waitingForReauth.subscribe, waitingForReauth.get)
  if (waiting.length === 0) return null
  return (
    <Dialog
      title="Your session has ended"
      description="Sign in to go on. What you typed is kept."
      open
      onOpenChange={(open) => open || settleReauth(false)}
    >
      <Suspense>
        <Again />
      </Suspense>
    </Dialog>
  )
}
