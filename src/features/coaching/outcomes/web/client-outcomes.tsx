import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { ClientOutcome } from '../outcomes.contract.ts'
import { DecideDialogs } from './decide-dialogs.tsx'
import { OutcomeState } from './outcome-state.tsx'
import { clientOutcomes } from './outcomes.calls.ts'

type Client = { clientId: string; name: string }

/** On the client’s page: what they filed, with its evidence, and what was decided. What waits comes first. */
export function ClientOutcomes({ clientId, name }: Client) {
  const { data, error, refetch } = useQuery({ ...clientOutcomes(clientId), refetchOnMount: 'always' })
  const card = useArrival(data !== undefined)
  const touched = data?.outcomes.filter(({ state }) => state !== 'open') ?? []
  const waiting = touched.filter(({ filingId }) => filingId !== null)
  return (
    <Card ref={card} tabIndex={-1} look="flat" aria-labelledby="outcomes">
      <CardHeader id="outcomes" title="Outcomes" lead={data && leadOf(data.outcomes, waiting.length)} />
      {error && !data && (
        <LoadFailure level={3} title="This part didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {touched.length > 0 && (
        <ul className="divide-y divide-line">
          {[...waiting, ...touched.filter((one) => !waiting.includes(one))].map((outcome) => (
            <OutcomeLine key={outcome.id} outcome={outcome} client={{ clientId, name }} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Whoever comes to decide, from the list or an email, lands here once it can be read. */
function useArrival(isRead: boolean) {
  const card = useRef<HTMLElement>(null)
  const isMeant = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash === 'outcomes' })
  useEffect(() => {
    if (isMeant && isRead) card.current?.focus()
  }, [isMeant, isRead])
  return card
}

function leadOf(all: readonly ClientOutcome[], waiting: number): string {
  const proved = all.filter(({ state }) => state === 'proved').length
  const sum = `${proved} of ${all.length} proved`
  return waiting > 0 ? `${sum}, ${counted(waiting, 'waits', 'wait')} for you` : sum
}

function OutcomeLine({ outcome, client }: { outcome: ClientOutcome; client: Client }) {
  const dates = useDates()
  const { title, says, state, filedAt, decidedAt, reason, filingId, evidence } = outcome
  const at = decidedAt ?? filedAt
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        <OutcomeState state={state} />
        {at && <span className="text-sm text-ink-soft">{dates.date(at)}</span>}
      </div>
      {reason && (
        <p dir="auto" className="mt-1 whitespace-pre-line text-ink-soft">
          You wrote: {reason}
        </p>
      )}
      {filingId && (
        <>
          <p className="mt-1">{says}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {evidence.map((page) => (
              <li key={page.pageId}>
                {page.isShared ? (
                  <Link
                    to={`/coach/clients/${client.clientId}/file`}
                    search={{ page: page.pageId }}
                    className="link inline-block py-0.5"
                  >
                    {page.title}
                  </Link>
                ) : (
                  <span>{page.title} (not shared with you)</span>
                )}
                <span className="block text-sm text-ink-soft">{page.shows}</span>
              </li>
            ))}
          </ul>
          <DecideDialogs outcome={outcome} filingId={filingId} client={client} />
        </>
      )}
    </li>
  )
}
