import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { coaches } from '../../coaches/web/coaches.calls.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { Person } from '../people.contract.ts'

type CoachDialogProps = {
  person: Person
  pending: boolean
  onClose: () => void
  onGiven: (given: { coachId: string; reason: string }) => void
}

export const coachLabel = ({ coachId }: Person): string =>
  coachId === null ? 'Give them a coach' : 'Give them another coach'

/** A coach for who has none, or another one: of those who are in Coach Mode. */
export function CoachDialog({ person, pending, onClose, onGiven }: CoachDialogProps) {
  const { data, error, refetch } = useQuery(coaches)
  const [chosen, setChosen] = useState<string>()
  const all = data?.coaches.filter(({ id, takesClients }) => takesClients && id !== person.id && id !== person.coachId)
  const coachId = chosen ?? all?.[0]?.id
  const lead =
    person.coachId === null
      ? 'Both are told by email. From then on the coach sees the member’s progress, and the member can end it with one click.'
      : `All three are told by email. Milestones, sessions, promises, open requests and what they share go along; what ${person.coachName} noted for themselves doesn’t, and earlier messages only if they agree.`
  return (
    <ReasonDialog
      label={coachLabel(person)}
      lead={lead}
      pending={pending}
      disabled={!coachId}
      onClose={onClose}
      onGiven={(reason) => coachId && onGiven({ coachId, reason })}
    >
      {all ? (
        <Choice all={all} coachId={coachId} onChoose={setChosen} />
      ) : error ? (
        <LoadFailure level={3} title="The coaches didn’t load" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the coaches…">
          <Skeleton className="mt-4 h-16" />
        </Loading>
      )}
    </ReasonDialog>
  )
}

type Choosable = { id: string; name: string; email: string; clients: number }
type ChoiceProps = { all: readonly Choosable[]; coachId: string | undefined; onChoose: (coachId: string) => void }

function Choice({ all, coachId, onChoose }: ChoiceProps) {
  if (all.length === 0)
    return (
      <p className="mt-4 font-semibold">
        No other coach can take clients right now: coaches need Coach Mode, and to have switched to it.
      </p>
    )
  return (
    <SelectField className="mt-4" label="Coach" value={coachId} onChange={({ target }) => onChoose(target.value)}>
      {all.map(({ id, name, email, clients }) => (
        <option key={id} value={id}>
          {name || email}, {counted(clients, 'client')}
        </option>
      ))}
    </SelectField>
  )
}
