import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayErrors, earliestDay, wrongDay } from '#platform/format/past-days.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { ClientTalk } from '../talks.contract.ts'
import { newestOf, nextTalk } from '../talks.rules.ts'
import { holdTalk } from './talks.calls.ts'

type Target = { talkId: string; after: string | null }
type HeldControlProps = { clientId: string; data: ClientTalk }

/** Marks the session as held on a day, or takes that back. */
export function HeldControl({ clientId, data }: HeldControlProps) {
  const { talk, earlier } = data
  // As it was when the dialog opened: held in another tab meanwhile, it is still this one that is meant.
  const [target, setTarget] = useState<Target | null>(null)
  const navigate = useNavigate()
  const hold = useCall(holdTalk)
  const shown = { talkId: talk.id ?? nextTalk, after: newestOf(earlier) }
  const goTo = (talkId: string) => void navigate({ to: `/coach/clients/${clientId}/sessions/${talkId}`, replace: true })
  const send = (heldOn: string | null) => {
    const { talkId, after } = target ?? shown
    const isHeld = heldOn !== null
    hold.mutate(
      { params: { clientId, talkId }, body: isHeld ? { isHeld, heldOn, after } : { isHeld } },
      {
        onSuccess: ({ id, isTaken }) => {
          setTarget(null)
          toast({ title: isHeld ? 'Session Held' : 'Session Reopened', description: wordsOf(isHeld, isTaken) })
          goTo(isHeld ? id : nextTalk)
        },
        onError: showError('Failed to change the session'),
      },
    )
  }
  if (talk.heldOn !== null)
    return (
      <Button variant="ghost" pending={hold.isPending} onClick={() => send(null)}>
        Not held after all
      </Button>
    )
  return (
    <>
      <Button onClick={() => setTarget(shown)}>Mark as held</Button>
      <HeldDialog
        data={data}
        open={target !== null}
        onOpenChange={(open) => setTarget(open ? shown : null)}
        pending={hold.isPending}
        onHeld={send}
      />
    </>
  )
}

type HeldDialogProps = {
  data: ClientTalk
  open: boolean
  onOpenChange: (open: boolean) => void
  pending: boolean
  onHeld: (day: string) => void
}

function HeldDialog({ data: { client, allowance }, open, onOpenChange, pending, onHeld }: HeldDialogProps) {
  const [day, setDay] = useState(client.today)
  const [error, setError] = useState('')
  const change = (now: string) => {
    setDay(now)
    setError('')
  }
  // What day it is by now is the server's to say.
  const isTooEarly = wrongDay(day, client.today) === 'tooEarly'
  return (
    <Dialog
      title="Mark as held"
      description={`${client.firstName || 'Your client'} then sees the notes for them and, if there are any, gets an email.${
        allowance && allowance.left > 0 ? ' It uses this month’s session.' : ''
      }`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <TextField
        label="Held on"
        type="date"
        min={earliestDay(client.today)}
        max={client.today}
        value={day}
        error={error}
        onChange={({ target }) => change(target.value)}
      />
      <DialogActions>
        <Button
          disabled={day === ''}
          pending={pending}
          onClick={() => (isTooEarly ? setError(dayErrors.tooEarly) : onHeld(day))}
        >
          Mark as held
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function wordsOf(isHeld: boolean, isTaken: boolean): string {
  if (!isHeld) return 'Its notes are hidden from your client again.'
  return isTaken ? 'It counts as this month’s session.' : 'Its notes are shown to your client.'
}
