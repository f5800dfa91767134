import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import { nextTalk } from '../talks.rules.ts'
import { allowanceWords, beyondWords } from './allowance-words.ts'
import { clientTalks } from './talks.calls.ts'

const ClientRequests = lazy(() =>
  import('../../requests/web/client-requests.tsx').then(({ ClientRequests }) => ({ default: ClientRequests })),
)

const shown = 5

/** On the client’s page: a call is prepared in one click. */
export function TalksCard({ clientId, firstName }: { clientId: string; firstName: string }) {
  const { data, error, refetch } = useQuery({ ...clientTalks(clientId), refetchOnMount: 'always' })
  const dates = useDates()
  const late = data?.promises.filter(({ isLate }) => isLate).length ?? 0
  return (
    <Card look="flat" aria-labelledby="client-sessions">
      <CardHeader
        id="client-sessions"
        title="Sessions"
        lead={data && allowanceWords(data.allowance, dates)}
        actions={
          <LinkButton asChild size="sm" variant="secondary">
            <Link to={`/coach/clients/${clientId}/sessions/${nextTalk}`}>Prepare a session</Link>
          </LinkButton>
        }
      />
      <Suspense>
        <ClientRequests clientId={clientId} firstName={firstName} beyond={beyondWords(data?.allowance, dates)} />
      </Suspense>
      {error && !data && (
        <LoadFailure level={3} title="This part didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {data && data.promises.length > 0 && (
        <p>
          {counted(data.promises.length, 'open promise')}
          {late > 0 && <span className="text-warning">, {late} overdue</span>}
        </p>
      )}
      {data && data.talks.length === 0 && data.promises.length === 0 && (
        <p className="text-ink-soft">No session held yet.</p>
      )}
      {data && data.talks.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {data.talks.slice(0, shown).map(({ id, heldOn, notes }) => (
            <li key={id} className="flex gap-x-4 py-2.5">
              <Link to={`/coach/clients/${clientId}/sessions/${id}`} className="shrink-0">
                {calendarDates.shortDate(heldOn)}
              </Link>
              <span dir="auto" className="min-w-0 truncate text-ink-soft">
                {notes}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
