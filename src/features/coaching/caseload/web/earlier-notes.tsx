import { useQuery } from '@tanstack/react-query'
import { calendarDates } from '#platform/format/dates.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { useDates } from '#platform/web/zone.ts'
import { clientNotes } from './caseload.calls.ts'

type EarlierNotesProps = {
  clientId: string
  /** Of a card around them. */
  title?: string
}

/** A coach’s own notes from coachings of this client that ended; renders nothing where there are none. */
export function EarlierNotes({ clientId, title }: EarlierNotesProps) {
  const dates = useDates()
  const { data, error, refetch } = useQuery(clientNotes(clientId))
  if (error && !data)
    return <LoadFailure level={3} title="Your earlier notes didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data || (data.earlier.length === 0 && data.sessions.length === 0)) return null
  const notes = [
    ...data.earlier.map(({ notes, endedAt }) => ({
      key: endedAt ?? notes,
      from: endedAt ? `Until ${dates.date(endedAt)}` : 'Earlier',
      notes,
    })),
    ...data.sessions.map(({ id, heldOn, notes }) => ({
      key: id,
      from: heldOn ? `Session on ${calendarDates.shortDate(heldOn)}` : 'Session that wasn’t held',
      notes,
    })),
  ]
  const list = (
    <ul aria-label="Earlier notes" className="divide-y divide-line">
      {notes.map(({ key, from, notes }) => (
        <li key={key} className="py-3 first:pt-0">
          <p className="text-sm text-ink-soft">{from}</p>
          <p dir="auto" className="mt-1 break-words whitespace-pre-line">
            {notes}
          </p>
        </li>
      ))}
    </ul>
  )
  if (!title) return <div className="mt-4 border-t border-line pt-4">{list}</div>
  return (
    <Card look="flat" aria-labelledby="earlier-notes">
      <CardHeader id="earlier-notes" title={title} lead="Only you can see them." />
      {list}
    </Card>
  )
}
