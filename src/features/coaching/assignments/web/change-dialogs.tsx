import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { percentText } from '#platform/ui/progress/percent.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { coachingLimits, fullName } from '../../coaching.rules.ts'
import { endCoaching, graduateClient } from './assignments.calls.ts'

type ClientDialogProps = { client: CoachClient; open: boolean; onOpenChange: (open: boolean) => void }

export function GraduateDialog({ client, ...state }: ClientDialogProps) {
  const graduate = useCall(graduateClient)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const name = fullName(client)
  const isEarly = client.progress < 100
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (isEarly && !reason.trim()) return setError('Say why they graduate now.')
    graduate.mutate(
      { params: { clientId: client.clientId }, body: { reason } },
      {
        onSuccess: () => {
          toast({ title: 'Client Graduated', description: `${name} is now one of your graduates` })
          state.onOpenChange(false)
        },
        onError: showError('Failed to graduate client'),
      },
    )
  }
  return (
    <Dialog title={`Graduate ${name}?`} {...state}>
      <form onSubmit={confirm}>
        <p>
          This is recorded as a milestone and counts toward your success rate. You can take it back under Milestones.
          You stay in touch until one of you ends the coaching.
        </p>
        {isEarly && (
          <TextArea
            className="mt-4"
            label="Why now?"
            hint={`They’re at ${percentText(client.progress)} of the program. Your record of milestones says so, with this reason.`}
            rows={3}
            maxLength={coachingLimits.graduationReason}
            value={reason}
            error={error}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">Not yet</Button>
          </DialogClose>
          <Button type="submit" pending={graduate.isPending}>
            Graduate
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export function EndDialog({ client, ...state }: ClientDialogProps) {
  const end = useCall(endCoaching)
  const name = fullName(client)
  const confirm = () =>
    end.mutate(
      { params: { clientId: client.clientId } },
      {
        onSuccess: () => {
          toast({ title: 'Coaching Ended', description: `${name} can now get another coach` })
          state.onOpenChange(false)
        },
        onError: showError('Failed to end the coaching'),
      },
    )
  return (
    <Dialog title={`End coaching with ${name}?`} {...state}>
      <p>
        They get an email and leave your list. Milestones, points, your notes and your messages are kept: you find notes
        and messages on their page. Requests that no one has answered wait for their next coach. You won’t see anything
        new of theirs.
      </p>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">Keep coaching</Button>
        </DialogClose>
        <Button variant="danger" pending={end.isPending} onClick={confirm}>
          End coaching
        </Button>
      </DialogActions>
    </Dialog>
  )
}
