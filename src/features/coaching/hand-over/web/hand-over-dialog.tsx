import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { fullName } from '../../coaching.rules.ts'
import { colleagues, handOverClient } from './hand-over.calls.ts'

type HandOverDialogProps = { client: CoachClient; open: boolean; onOpenChange: (open: boolean) => void }

export function HandOverDialog({ client, ...state }: HandOverDialogProps) {
  const [coachId, setCoachId] = useState('')
  const { data: coaches } = useQuery({ ...colleagues, enabled: state.open })
  // A client who coaches too can’t be their own coach.
  const data = coaches?.filter(({ id }) => id !== client.clientId)
  const handOver = useCall(handOverClient)
  const name = fullName(client)
  const confirm = () =>
    handOver.mutate(
      { params: { clientId: client.clientId }, body: { coachId } },
      {
        onSuccess: () => {
          toast({ title: 'Client Handed Over', description: `${name} has a new coach` })
          state.onOpenChange(false)
        },
        onError: showError('Failed to hand over the client'),
      },
    )
  return (
    <Dialog title={`Hand over ${name}`} {...state}>
      <p>
        The coach you choose becomes {name}’s coach right away, and {name} gets an email.
      </p>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
        <li>
          They see {name}’s milestones, sessions with the notes you wrote for {name}, promises (yours too, under your
          name), what {name} shares of the Founder file, and requests that no one has answered yet.
        </li>
        <li>They see earlier messages only if {name} agrees.</li>
        <li>Your notes and your private notes of sessions stay yours alone. You find them on {name}’s page.</li>
      </ul>
      <div className="mt-4">
        <SelectField
          label="New coach"
          hint={data?.length === 0 ? 'There’s no other coach here yet.' : undefined}
          value={coachId}
          onChange={({ target }) => setCoachId(target.value)}
        >
          <option value="">Select a coach</option>
          {data?.map((coach) => (
            <option key={coach.id} value={coach.id}>
              {fullName(coach)}
            </option>
          ))}
        </SelectField>
      </div>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">Keep coaching</Button>
        </DialogClose>
        <Button disabled={!coachId} pending={handOver.isPending} onClick={confirm}>
          Hand over
        </Button>
      </DialogActions>
    </Dialog>
  )
}
