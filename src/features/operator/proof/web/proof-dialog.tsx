import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { settleProof, waitingForProof } from './ask-for-proof.ts'

/** Loaded only when a code is asked for. */
const ProofForm = lazy(() => import('./proof-form.tsx').then(({ ProofForm }) => ({ default: ProofForm })))

/** Opens over the page, and over the dialog it was sent from, when a call needs a code; the call is sent again after it. */
export function ProofDialog() {
  const isOpen = useSyncExternalStore(waitingForProof.subscribe, waitingForProof.get) !== undefined
  // Who leaves the page meant to leave what waits there.
  useEffect(() => () => settleProof(false), [])
  if (!isOpen) return null
  return (
    <Dialog
      title="Confirm that it’s you"
      description="This can’t be done with an open browser alone. What you typed is still here, and you aren’t asked again for 10 minutes."
      open
      onOpenChange={(open) => open || settleProof(false)}
    >
      <Suspense>
        <ProofForm />
      </Suspense>
    </Dialog>
  )
}
