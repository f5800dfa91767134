import { Link } from '@tanstack/react-router'
import { BookOpenText, MessageSquareText } from 'lucide-react'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import type { ClientsNeedingMe } from '../coach-dashboard.contract.ts'

/** The ranked list: a name, the reasons in words, and one click to write. */
export function NeedsMe({ list, hasClients }: { list: ClientsNeedingMe; hasClients: boolean }) {
  return (
    <Card aria-labelledby="needs-me" look="framed">
      <CardHeader
        id="needs-me"
        title="Who needs me today"
        lead="Most urgent first. Clients you write to drop down the list for a few days."
      />
      {list.length > 0 ? (
        <ol className="divide-y divide-line">
          {list.map((one, index) => (
            <NeedingRow key={one.clientId} one={one} place={index + 1} />
          ))}
        </ol>
      ) : (
        <Nobody hasClients={hasClients} />
      )}
    </Card>
  )
}

function NeedingRow({
  one: { clientId, name, reasons, pagesToRead },
  place,
}: {
  one: ClientsNeedingMe[number]
  place: number
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span aria-hidden className="w-7 font-display text-xl text-accent tabular-nums">
        {place}
      </span>
      <div className="min-w-0 grow basis-52">
        <h3 className="text-lg leading-snug">
          <Link to={`/coach/clients/${clientId}`}>{name}</Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft">{reasons.join(' · ')}</p>
      </div>
      {pagesToRead > 0 && (
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={`/coach/clients/${clientId}/file`}>
            <BookOpenText aria-hidden />
            Read {counted(pagesToRead, 'page')}
            <span className="sr-only"> of {name}</span>
          </Link>
        </LinkButton>
      )}
      <LinkButton asChild size="sm" variant="secondary">
        <Link to={`/coach/clients/${clientId}`} hash="messages">
          <MessageSquareText aria-hidden />
          Contact<span className="sr-only"> {name}</span>
        </Link>
      </LinkButton>
    </li>
  )
}

function Nobody({ hasClients }: { hasClients: boolean }) {
  if (hasClients)
    return (
      <EmptyState title="You’re all caught up">
        Everyone is on track and has an answer. Good day to check your analytics, or to congratulate someone.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Your list starts with your first client"
      action={
        <LinkButton asChild>
          <Link to="/coach/clients/assign">Assign New Client</Link>
        </LinkButton>
      }
    >
      Each morning: who fell behind, broke a streak, hit a milestone or wrote, and why they’re here.
    </EmptyState>
  )
}
