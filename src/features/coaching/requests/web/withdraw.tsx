import { type FormEvent, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { requestLimits } from '../requests.rules.ts'
import { answerOffer } from './requests.calls.ts'

/** Ends what was asked for; a session that is set is canceled, which is asked about first. */
export function Withdraw({ request: { id, state, sentTo, version } }: { request: CoachingRequest }) {
  const [text, setText] = useState('')
  const answer = useCall(answerOffer)
  const isSet = state === 'agreed'
  const canAsk = useUser()?.membershipTier === 'elite'
  const withdraw = (event?: FormEvent) => {
    event?.preventDefault()
    answer.mutate(
      { params: { requestId: id }, body: { answer: 'withdraw', version, text } },
      {
        onSuccess: () => toast({ title: isSet ? 'Session Canceled' : 'Request Closed' }),
        onError: showError('It’s still open. Please try again'),
      },
    )
  }
  if (!isSet)
    return (
      <Button variant="ghost" size="sm" className="mt-1 -ms-3" pending={answer.isPending} onClick={() => withdraw()}>
        {sentTo === 'founder' || state === 'answered' ? 'Close this request' : 'Withdraw'}
      </Button>
    )
  return (
    <Dialog
      title="Cancel this session?"
      description={`Your coach gets an email.${canAsk ? ' You can ask for another time whenever you like.' : ''}`}
      trigger={
        <Button variant="ghost" size="sm" className="mt-1 -ms-3">
          Cancel the session
        </Button>
      }
    >
      <form onSubmit={withdraw}>
        <TextArea
          label="What your coach should know (optional)"
          rows={3}
          maxLength={requestLimits.reply}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button type="submit" variant="danger" pending={answer.isPending}>
            Cancel the session
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
