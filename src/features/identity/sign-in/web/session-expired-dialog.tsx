import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'

/** Needed when a session ends under way, and by nobody else. */
const ReauthForm = lazy(() => import('./reauth-form.tsx').then(({ ReauthForm }) => ({ default: ReauthForm })))

/** Opens over the page when a call finds the session ended; signed in again, the call goes on where it stood. */
export function SessionExpiredDialog() {
  const waiting = useSyncExternalStore(waitingForReauth.subscribe, waitingForReauth.get)
  if (waiting.length === 0) return null
  return (
    <Dialog
      title="Your session has ended"
      description="Sign in to continue. What you typed is kept."
      open
      onOpenChange={(open) => open || settleReauth(false)}
    >
      <Suspense>
        <ReauthForm />
      </Suspense>
    </Dialog>
  )
}
