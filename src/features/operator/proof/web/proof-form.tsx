import { ConfirmIdentityForm } from '#features/identity/web/public.ts'
import { useCall } from '#platform/web/queries.ts'
import { settleProof } from './ask-for-proof.ts'
import { prove } from './proof.calls.ts'

/** Takes a code; what waits for it goes on then. */
export function ProofForm() {
  const { mutate, isPending } = useCall(prove)
  return (
    <ConfirmIdentityForm
      hasPassword={false}
      takesCode
      label="Confirm"
      isPending={isPending}
      send={({ code }, answered) => mutate({ body: { code } }, { onSuccess: () => settleProof(true), ...answered })}
    />
  )
}
