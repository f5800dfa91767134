import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import { reasonLimit } from '../../operator.rules.ts'
import type { actOnPerson, Person } from '../people.contract.ts'
import { actOn } from './people.calls.ts'

type Body = Sent<typeof actOnPerson>['body']
type Reasoned = Extract<Body, { reason: string }>['action']

/** What is asked for before each of these, and what it brings about. */
const reasoned: Record<Reasoned, { label: string; lead: string }> = {
  'two-step-off': {
    label: 'Turn two-step sign-in off',
    lead: 'Do this only if you’re sure it’s them: after this, their password alone is enough. They get an email about it.',
  },
  'grant-coach': { label: 'Grant Coach Mode', lead: 'They can switch to Coach Mode and be assigned clients.' },
  'take-back-coach': {
    label: 'Take Coach Mode back',
    lead: 'All their coaching ends right away, and each of their clients is told by email. They can’t undo it.',
  },
}

export function PersonActions({ person }: { person: Person }) {
  const [asking, setAsking] = useState<Reasoned>()
  const act = useCall(actOn)
  const send = (body: Body) =>
    act
      .mutateAsync({ params: { memberId: person.id }, body })
      .then(({ says }) => {
        toast({ title: 'Done', description: says })
        setAsking(undefined)
      })
      .catch(showError())
  const choices: Reasoned[] = [
    ...(person.twoStepSince && !person.isSelf ? (['two-step-off'] as const) : []),
    person.mayCoach ? 'take-back-coach' : 'grant-coach',
  ]
  return (
    <Card aria-labelledby="actions">
      <CardHeader id="actions" title="Actions" lead="Each one is recorded with your name." />
      <div className="flex flex-col items-stretch gap-3">
        {!person.emailConfirmed && (
          <Button variant="secondary" onClick={() => void send({ action: 'resend-confirmation' })}>
            Send the confirmation email again
          </Button>
        )}
        <Button variant="secondary" onClick={() => void send({ action: 'send-reset' })}>
          Email a link for a new password
        </Button>
        {!person.isSelf && (
          <Button variant="secondary" onClick={() => void send({ action: 'end-sessions' })}>
            Sign them out everywhere
          </Button>
        )}
        {choices.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsking(action)}>
            {reasoned[action].label}…
          </Button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          {...reasoned[asking]}
          pending={act.isPending}
          onClose={() => setAsking(undefined)}
          onGiven={(reason) => void send({ action: asking, reason })}
        />
      )}
    </Card>
  )
}

type ReasonDialogProps = {
  label: string
  lead: string
  pending: boolean
  onClose: () => void
  onGiven: (reason: string) => void
}

function ReasonDialog({ label, lead, pending, onClose, onGiven }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onGiven(reason)
  }
  return (
    <Dialog title={label} open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit}>
        <p>{lead}</p>
        <TextArea
          className="mt-4"
          label="Why?"
          hint="Recorded with what you did, for other operators and for later."
          rows={3}
          required
          maxLength={reasonLimit}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <DialogActions>
          <DialogClose>
            <Button type="button" variant="secondary">
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" pending={pending} disabled={reason.trim() === ''}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
