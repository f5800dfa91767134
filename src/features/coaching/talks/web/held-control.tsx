import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { handleResult } from '../../web/handle-result.ts'
import type { ClientTalk } from '../talks.contract.ts'
import { nextTalk } from '../talks.rules.ts'
import { holdTalk } from './talks.calls.ts'

type Target = { talkId: string; after: string | null }
type HeldControlProps = { clientId: string; data: ClientTalk }

/** Marks the session as held on a day, or takes that back. */
export function HeldControl({ clientId, data: { client, talk, allowance, earlier } }: HeldControlProps) {
  // As it was when the dialog opened: held in another tab meanwhile, it is still this one that is meant.
  const [target, setTarget] = useState<Target | null>(null)
  const [day, setDay] = useState(client.today)
  const navigate = useNavigate()
  const hold = useCall(holdTalk)
  const shown = { talkId: talk.id ?? nextTalk, after: earlier[0]?.id ?? null }
  const goTo = (talkId: string) => void navigate({ to: `/coach/clients/${clientId}/sessions/${talkId}`, replace: true })
  const send = (isHeld: boolean) =>
    handleResult(
      hold.mutateAsync({
        params: { clientId, talkId: (target ?? shown).talkId },
        body: isHeld ? { isHeld, heldOn: day, after: (target ?? shown).after } : { isHeld },
      }),
      ({ id, isTaken }) => {
        setTarget(null)
        toast({ title: isHeld ? 'Session Held' : 'Session Reopened', description: wordsOf(isHeld, isTaken) })
        goTo(isHeld ? id : nextTalk)
      },
      showError('Failed to change the session'),
    )
  if (talk.heldOn !== null)
    return (
      <Button variant="ghost" pending={hold.isPending} onClick={() => send(false)}>
        Not held after all
      </Button>
    )
  return (
    <>
      <Button onClick={() => setTarget(shown)}>Mark as held</Button>
      <Dialog
        title="Mark as held"
        description={`${client.firstName || 'Your client'} then sees the notes for them and, if there are any, gets an email.${
          allowance && allowance.left > 0 ? ' It uses this month’s session.' : ''
        }`}
        open={target !== null}
        onOpenChange={(open) => setTarget(open ? shown : null)}
      >
        <TextField
          label="Held on"
          type="date"
          max={client.today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <DialogActions>
          <Button disabled={day === ''} pending={hold.isPending} onClick={() => send(true)}>
            Mark as held
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function wordsOf(isHeld: boolean, isTaken: boolean): string {
  if (!isHeld) return 'Its notes are hidden from your client again.'
  return isTaken ? 'It counts as this month’s session.' : 'Its notes are shown to your client.'
}
