import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { capitalized } from '#platform/format/words.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { sessionTime } from '../../requests/requests.rules.ts'
import type { Absence } from '../absences.contract.ts'
import { daysText } from '../absences.rules.ts'
import { AbsenceForm } from './absence-form.tsx'
import { absences, removeAbsence } from './absences.calls.ts'

/** Where a coach says when they are away. What is over isn’t listed. */
export function DaysAway() {
  const { data } = useQuery({ ...absences, refetchOnMount: 'always' })
  const [open, setOpen] = useState<string>()
  if (!data) return null
  const close = () => setOpen(undefined)
  return (
    <Card look="flat" aria-labelledby="days-away">
      <CardHeader
        id="days-away"
        title="Days away"
        lead="Your clients read when you’re away, and no one sets a session for these days by mistake."
      />
      {data.absences.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {data.absences.map((one) => (
            <li key={one.id} className="py-3">
              {open === one.id ? (
                <AbsenceForm absence={one} today={data.today} onDone={close} />
              ) : (
                <OneAbsence absence={one} onChange={() => setOpen(one.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <AbsenceForm today={data.today} onDone={close} />
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setOpen('new')}>
          Add days away
        </Button>
      )}
    </Card>
  )
}

function OneAbsence({ absence, onChange }: { absence: Absence; onChange: () => void }) {
  const { id, note, isRunning } = absence
  const remove = useCall(removeAbsence)
  const days = daysText(absence)
  const [label, done] = isRunning ? (['I’m back', 'Welcome back'] as const) : (['Remove', 'Days removed'] as const)
  const end = () =>
    remove.mutate(
      { params: { absenceId: id } },
      {
        onSuccess: () => toast({ title: done, description: 'Your clients no longer read that you’re away' }),
        onError: showError('That wasn’t saved'),
      },
    )
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {capitalized(days)}
        {isRunning && <Chip tone="info">Now</Chip>}
      </p>
      {note && (
        <p dir="auto" className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {note}
        </p>
      )}
      <StillSet sessions={absence.sessions} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={`Change days away ${days}`} onClick={onChange}>
          Change
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${label}: days away ${days}`}
          pending={remove.isPending}
          onClick={end}
        >
          {label}
        </Button>
      </div>
    </>
  )
}

/** Sessions that were agreed on before: they stay until one of the two moves or cancels them. */
function StillSet({ sessions }: Pick<Absence, 'sessions'>) {
  const dates = useDates()
  if (sessions.length === 0) return null
  return (
    <div className="mt-2 text-sm text-warning">
      <p>Still set for these days. Move or cancel on the client’s page:</p>
      <ul className="mt-1 flex flex-col gap-1">
        {sessions.map(({ clientId, name, time }) => (
          <li key={`${clientId} ${time}`}>
            <Link to={`/coach/clients/${clientId}`} dir="auto">
              {name}
            </Link>
            , {sessionTime(dates, time)}
          </li>
        ))}
      </ul>
    </div>
  )
}
