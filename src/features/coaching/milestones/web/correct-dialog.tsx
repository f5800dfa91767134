import { type FormEvent, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { localDateIn } from '#platform/format/local-date.ts'
import { earliestDay } from '#platform/format/past-days.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import type { Milestone } from '../milestones.contract.ts'
import { editMilestone, removeMilestone } from './milestones.calls.ts'

type CorrectDialogProps = { milestone: Milestone; onClose: () => void }

/** Corrects the words or the date of a milestone, or takes it back with its points. */
export function CorrectDialog({ milestone, onClose }: CorrectDialogProps) {
  const { id, milestoneType } = milestone
  const was = { description: milestone.description, achievedAt: milestone.achievedOn }
  const [{ description, achievedAt }, setNow] = useState(was)
  const [reason, setReason] = useState('')
  const today = localDateIn(useUser()?.timeZone ?? 'UTC')
  const edit = useCall(editMilestone)
  const remove = useCall(removeMilestone)
  const params = { milestoneId: id }
  const isChanged = description.trim() !== '' && (description !== was.description || achievedAt !== was.achievedAt)
  const done = (title: string) => () => {
    toast({ title })
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = { description, achievedAt: dateToSend(milestone, achievedAt), was: was.description, reason }
    edit.mutate({ params, body }, { onSuccess: done('Milestone Corrected'), onError: showError() })
  }
  const takeBack = () =>
    remove.mutate({ params, body: { reason } }, { onSuccess: done('Milestone Taken Back'), onError: showError() })
  return (
    <Dialog title="Correct a milestone" open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextArea
          label="Description"
          maxLength={coachingLimits.milestone}
          value={description}
          onChange={({ target }) => setNow({ description: target.value, achievedAt })}
        />
        <TextField
          type="date"
          label="Date"
          min={earliestDay(today)}
          max={today}
          value={achievedAt}
          onChange={({ target }) => setNow({ description, achievedAt: target.value })}
        />
        <TextField
          label="Why (optional)"
          hint="Kept with the earlier version."
          maxLength={coachingLimits.milestone}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="text-sm text-ink-soft">
          {milestoneType === 'graduation'
            ? 'Taking it back makes the client active again and removes its points.'
            : 'Taking it back removes it and its points from your record.'}
        </p>
        <DialogActions>
          <Button variant="danger" pending={remove.isPending} onClick={takeBack}>
            Take it back
          </Button>
          <Button type="submit" disabled={!isChanged || achievedAt === ''} pending={edit.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The moment stays what it was where only the words are corrected. */
const dateToSend = ({ achievedAt, achievedOn }: Milestone, date: string): string =>
  date === achievedOn ? achievedAt : date
