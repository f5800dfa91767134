import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import type { Reply } from '#shared/endpoint.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { CoachRow, listClientsOfCoach, moveCaseload as move } from '../coaches.contract.ts'
import { clientsOfCoach, moveCaseload } from './coaches.calls.ts'

type MoveDialogProps = { coach: CoachRow; others: readonly CoachRow[]; onClose: () => void }

/** All clients of a coach, or some of them, to another coach. */
export function MoveDialog({ coach, others, onClose }: MoveDialogProps) {
  const { data, error, refetch } = useQuery(clientsOfCoach(coach.id))
  const [to, setTo] = useState(others[0]?.id ?? '')
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const call = useProvedCall(moveCaseload)
  // Who is a client of one coach and coaches as well can't be their own client.
  const all = data?.filter(({ id }) => id !== to)
  const clientIds = all?.flatMap(({ id }) => (kept.has(id) ? [] : [id])) ?? []
  const send = (reason: string) =>
    call.mutate(
      { params: { coachId: coach.id }, body: { to, clientIds, reason } },
      {
        onSuccess: (done) => {
          toast({ title: 'Clients moved', description: outcome(done) })
          onClose()
        },
        onError: showError(),
      },
    )
  return (
    <ReasonDialog
      label={`Move clients of ${coach.name}`}
      lead="Each client and both coaches are told by email. Milestones, sessions, promises, open requests and what clients share go along; the notes of the coach don’t, and earlier messages only if the client agrees."
      pending={call.isPending}
      disabled={to === '' || clientIds.length === 0}
      onClose={onClose}
      onGiven={send}
    >
      <SelectField className="mt-4" label="To" value={to} onChange={({ target }) => setTo(target.value)}>
        {others.map(({ id, name, clients }) => (
          <option key={id} value={id}>
            {name}, {counted(clients, 'client')}
          </option>
        ))}
      </SelectField>
      {all ? (
        <Clients all={all} kept={kept} onKept={setKept} />
      ) : error ? (
        <LoadFailure level={3} title="The clients didn’t load" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the clients…">
          <Skeleton className="mt-4 h-24" />
        </Loading>
      )}
    </ReasonDialog>
  )
}

function outcome({ moved, stayed }: Reply<typeof move>): string {
  const words = `${counted(moved, 'client')} moved.`
  return stayed.length === 0
    ? words
    : `${words} ${stayed.join(', ')} stayed: they ended a coaching with this coach before.`
}

type ClientsProps = {
  all: Reply<typeof listClientsOfCoach>
  kept: ReadonlySet<string>
  onKept: (kept: ReadonlySet<string>) => void
}

function Clients({ all, kept, onKept }: ClientsProps) {
  const toggle = (id: string) =>
    onKept(kept.has(id) ? new Set([...kept].filter((one) => one !== id)) : new Set([...kept, id]))
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">
        {counted(all.filter(({ id }) => !kept.has(id)).length, 'client')} of {all.length}
      </legend>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() => onKept(kept.size === 0 ? new Set(all.map(({ id }) => id)) : new Set())}
      >
        {kept.size === 0 ? 'Choose none' : 'Choose all'}
      </Button>
      <div className="flex max-h-60 flex-col gap-2 overflow-y-auto py-1">
        {all.map(({ id, name, graduated }) => (
          <CheckField
            key={id}
            checked={!kept.has(id)}
            onChange={() => toggle(id)}
            label={
              <span className="wrap-anywhere" dir="auto">
                {name}
                {graduated && ' (graduated)'}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
