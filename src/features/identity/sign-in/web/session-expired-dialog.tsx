import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'

/** Loaded only when a session ends while the page is open. */
const ReauthForm = lazy(() => import('./reauth-form.tsx').then(({ ReauthForm }) => ({ default: ReauthForm })))

/** Opens over the page when a call finds the session expired; after signing in, the call is retried. */
export function SessionExpiredDialog() {
  const waiting = useSyncExternalStore(waitingForReauth.subscribe, waitingForReauth.get)
  if (waiting.length === 0) return null
  return (
    <Dialog
      title="Your session has ended"
      description="Sign in to continue. What you typed is still here."
      open
      onOpenChange={(open) => open || settleReauth(false)}
    >
      <Suspense>
        <ReauthForm />
      </Suspense>
    </Dialog>
  )
}
