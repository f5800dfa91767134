import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import type { Sent } from '#shared/endpoint.ts'
import { DeletePerson } from '../../deletion/web/delete-person.tsx'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { SeeAs } from '../../seeing/web/see-as.tsx'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { actOnPerson, Person } from '../people.contract.ts'
import { AddressDialog, isOfAddress } from './address-dialog.tsx'
import { CoachDialog, coachLabel } from './coach-dialog.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { InvitePersonAgain } from './invite-again.tsx'
import { actOn } from './people.calls.ts'

type Body = Sent<typeof actOnPerson>['body']
type Reasoned = Exclude<
  Extract<Body, { reason: string }>,
  { action: 'give-plan' | 'correct-address' | 'set-coach' }
>['action']

type Asking = Reasoned | 'give-plan' | 'correct-address' | 'set-coach'

/** What is asked for before each of these, and what it brings about. */
const reasoned: Record<Reasoned, { label: string; lead: string }> = {
  'end-gift': {
    label: 'End the gift',
    lead: 'The plan they were given closes right away. They get an email about it if their address is confirmed. What they pay for stays.',
  },
  'two-step-off': {
    label: 'Turn two-step sign-in off',
    lead: 'Do this only if you’re sure it’s them: after this, their password alone is enough. They get an email about it.',
  },
  'grant-coach': {
    label: 'Grant Coach Mode',
    lead: 'They get an email and can switch to Coach Mode. Once they have, they take clients on, or you give them some on the clients’ pages.',
  },
  'take-back-coach': {
    label: 'Take Coach Mode back',
    lead: 'All their coaching ends right away, and each of their clients is told by email. They can’t undo it.',
  },
  'settle-guarantee': {
    label: 'Record a refund paid another way',
    lead: 'Look at Stripe first: where a refund is still on its way, it would reach them twice. Pay them, for example by bank transfer, then record it here. Their card isn’t tried again, and they get an email with the amount. It can’t be undone.',
  },
}

export function PersonActions({ person }: { person: Person }) {
  const [asking, setAsking] = useState<Asking>()
  const act = useProvedCall(actOn)
  const send = (body: Body) =>
    act.mutate(
      { params: { memberId: person.id }, body },
      {
        onSuccess: ({ says }) => {
          toast({ title: 'Done', description: says })
          setAsking(undefined)
        },
        onError: (error) => (isOfAddress(error) ? undefined : showError()(error)),
      },
    )
  const { gift } = person.membership
  const choices: Reasoned[] = [
    ...(person.membership.canSettle ? (['settle-guarantee'] as const) : []),
    ...(gift ? (['end-gift'] as const) : []),
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
        <InvitePersonAgain person={person} />
        <Button variant="secondary" onClick={() => void send({ action: 'send-reset' })}>
          Email a link for a new password
        </Button>
        {!person.isSelf && (
          <>
            <Button variant="secondary" onClick={() => void send({ action: 'end-sessions' })}>
              Sign them out everywhere
            </Button>
            <Button variant="secondary" onClick={() => setAsking('correct-address')}>
              Correct their address…
            </Button>
          </>
        )}
        <Button variant="secondary" onClick={() => setAsking('give-plan')}>
          {gift ? 'Change the gift…' : 'Give a plan…'}
        </Button>
        {(person.role === 'client' || person.coachId !== null) && (
          <Button variant="secondary" onClick={() => setAsking('set-coach')}>
            {coachLabel(person)}…
          </Button>
        )}
        {choices.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsking(action)}>
            {reasoned[action].label}…
          </Button>
        ))}
        {!person.isSelf && (
          <>
            <SeeAs memberId={person.id} />
            <DeletePerson memberId={person.id} />
          </>
        )}
      </div>
      {asking && (
        <Asked
          asking={asking}
          person={person}
          pending={act.isPending}
          error={act.error}
          onClose={() => setAsking(undefined)}
          onSend={(body) => void send(body)}
        />
      )}
    </Card>
  )
}

type AskedProps = {
  asking: Asking
  person: Person
  pending: boolean
  error: unknown
  onClose: () => void
  onSend: (body: Body) => void
}

/** What is asked before it is done. */
function Asked({ asking, person, pending, error, onClose, onSend }: AskedProps) {
  const seen = person.membership.gift?.until ?? null
  const dialog = { pending, onClose }
  if (asking === 'give-plan')
    return (
      <GiftDialog {...dialog} person={person} onGiven={(given) => onSend({ action: 'give-plan', ...given, seen })} />
    )
  if (asking === 'correct-address')
    return (
      <AddressDialog {...dialog} error={error} onGiven={(given) => onSend({ action: 'correct-address', ...given })} />
    )
  if (asking === 'set-coach')
    return (
      <CoachDialog
        {...dialog}
        person={person}
        onGiven={(given) => onSend({ action: 'set-coach', ...given, from: person.coachId })}
      />
    )
  const { owed } = person.membership
  const { label, lead } = reasoned[asking]
  return (
    <ReasonDialog
      {...dialog}
      label={label}
      lead={asking === 'settle-guarantee' ? `The guarantee owes them ${owed}. ${lead}` : lead}
      onGiven={(reason) =>
        onSend(asking === 'end-gift' ? { action: asking, reason, seen } : { action: asking, reason })
      }
    />
  )
}
