import { useEffect } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { previewChange } from '../../web/billing.calls.ts'

type ChangeDialogProps = {
  planName: string
  priceId: string
  isPending: boolean
  onConfirm: (priceId: string) => void
  onClose: () => void
}

/** What a change of plan costs, in one sentence, before it is confirmed. */
export function ChangeDialog({ planName, priceId, isPending, onConfirm, onClose }: ChangeDialogProps) {
  const { mutate, data, error } = useCall(previewChange)
  const ask = () => mutate({ body: { priceId } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each plan, as the dialog opens
  useEffect(ask, [priceId])

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={`Change to ${planName}`}>
      {error ? (
        <ErrorState level={3} title="This change isn’t possible right now" onRetry={ask}>
          {userMessage(error, 'Something went wrong. Please try again.')}
        </ErrorState>
      ) : data ? (
        <p className="text-lg">{data.sentence}</p>
      ) : (
        <Loading label="Calculating the charge…">
          <Skeleton className="h-14" />
        </Loading>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          Keep my plan
        </Button>
        <Button disabled={!data} pending={isPending} onClick={() => onConfirm(priceId)}>
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  )
}
