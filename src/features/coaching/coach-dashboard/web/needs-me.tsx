import { Link } from '@tanstack/react-router'
import { BadgeCheck, BookOpenText, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { useFocusOnMore } from '#platform/ui/use-focus-on-more.ts'
import { sharedNames } from '../../coaching.rules.ts'
import type { ClientsNeedingMe } from '../coach-dashboard.contract.ts'

/** How many are listed before one asks for all; who waits for an answer or a decision is always listed. */
const shown = 20

/** The ranked list: a name, the reasons in words, and one click to write. */
export function NeedsMe({ list, hasClients }: { list: ClientsNeedingMe; hasClients: boolean }) {
  const [all, setAll] = useState(false)
  const waiting = list.filter((one) => one.waiting !== null).length
  const listed = all ? list : list.filter((one, at) => one.waiting !== null || one.outcomesFiled > 0 || at < shown)
  const { list: rows, seesMore } = useFocusOnMore<HTMLOListElement>(listed.length)
  const showAll = () => {
    seesMore(list.findIndex((one) => !listed.includes(one)))
    setAll(true)
  }
  const shared = sharedNames(list.map(({ name }) => name))
  return (
    <Card aria-labelledby="needs-me" look="framed">
      <CardHeader
        id="needs-me"
        title="Who needs me today"
        lead="Paid requests first, then everyone who wrote, then whose plan ends, then the most urgent. Clients you write to drop down the list for a few days."
        actions={
          <p className="flex flex-wrap gap-x-5 text-sm">
            <Link to="/coach/inbox">
              {waiting > 0 ? `Inbox: ${counted(waiting, 'client waiting', 'clients waiting')}` : 'Inbox'}
            </Link>
            {hasClients && <Link to="/coach/write">Write to several</Link>}
          </p>
        }
      />
      {list.length > 0 ? (
        <ol ref={rows} className="divide-y divide-line">
          {listed.map((one, index) => (
            <NeedingRow key={one.clientId} one={one} place={index + 1} isShared={shared.has(one.name)} />
          ))}
        </ol>
      ) : (
        <Nobody hasClients={hasClients} />
      )}
      {listed.length < list.length && (
        <Button variant="secondary" className="mt-5" onClick={showAll}>
          Show all {list.length}
        </Button>
      )}
    </Card>
  )
}

type NeedingRowProps = { one: ClientsNeedingMe[number]; place: number; isShared: boolean }

/** Where two share a name, their addresses tell them apart. */
function NeedingRow({
  one: { clientId, name, email, reasons, waiting, pagesToRead, outcomesFiled },
  place,
  isShared,
}: NeedingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span aria-hidden className="w-7 font-display text-xl text-accent tabular-nums">
        {place}
      </span>
      <div className="min-w-0 grow basis-52">
        <h3 className="text-lg leading-snug">
          <Link to={`/coach/clients/${clientId}`}>{name}</Link>
        </h3>
        {isShared && <p className="text-sm break-all text-ink-soft">{email}</p>}
        <p className="mt-0.5 text-sm text-ink-soft">
          {waiting && waiting !== 'message' ? (
            <>
              <Chip tone="summit">{reasons[0]}</Chip> {reasons.slice(1).join(' · ')}
            </>
          ) : (
            reasons.join(' · ')
          )}
        </p>
      </div>
      {outcomesFiled > 0 && (
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={`/coach/clients/${clientId}`} hash="outcomes">
            <BadgeCheck aria-hidden />
            Decide on {counted(outcomesFiled, 'outcome')}
            <span className="sr-only"> of {name}</span>
          </Link>
        </LinkButton>
      )}
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
        Everyone is on track and has an answer. A good day to check your analytics or congratulate someone.
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
