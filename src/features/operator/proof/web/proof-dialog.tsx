import { useEffect, useSyncExternalStore } from 'react'
import { ConfirmIdentityForm } from '#features/identity/web/public.ts'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { useCall } from '#platform/web/queries.ts'
import { settleProof, waitingForProof } from './ask-for-proof.ts'
import { prove } from './proof.calls.ts'

/** Opens over the page, and over the dialog it was sent from, when a call needs a code; the call is sent again after it. */
export function ProofDialog() {
  const isOpen = useSyncExternalStore(waitingForProof.subscribe, waitingForProof.get) !== undefined
  const { mutate, isPending } = useCall(prove)
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
      <ConfirmIdentityForm
        hasPassword={false}
        takesCode
        label="Confirm"
        isPending={isPending}
        send={({ code }, answered) => mutate({ body: { code } }, { onSuccess: () => settleProof(true), ...answered })}
      />
    </Dialog>
  )
}
