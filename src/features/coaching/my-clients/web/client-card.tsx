import { Link } from '@tanstack/react-router'
import { ChartNoAxesColumn, MessageSquareText } from 'lucide-react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { useDates } from '#platform/web/zone.ts'
import { ClientMenu } from '../../caseload/web/client-menu.tsx'
import { ClientStatus } from '../../caseload/web/client-status.tsx'
import { fullName } from '../../coaching.rules.ts'
import { ClientTags } from '../../tags/web/client-tags.tsx'
import type { ListedClient } from '../my-clients.contract.ts'

type ClientCardProps = { client: ListedClient; inUse: readonly string[]; isChosen: boolean; onChoose: () => void }

export function ClientCard({ client, inUse, isChosen, onChoose }: ClientCardProps) {
  const dates = useDates()
  const {
    clientId,
    firstName,
    email,
    profileImageUrl,
    status,
    progress,
    assignedAt,
    notes,
    programDay,
    isOver,
    waiting,
    isPaused,
  } = client
  const name = fullName(client)
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-sheet p-5 shadow-sheet">
      <div className="flex items-start justify-between gap-3">
        <Avatar name={firstName} src={profileImageUrl} />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl" dir="auto">
            {name}
          </h2>
          <p className="text-sm break-words text-ink-soft">{email}</p>
        </div>
        <ClientStatus status={status} />
        <input
          type="checkbox"
          aria-label={`Choose ${name}, ${email}`}
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0 accent-accent"
        />
      </div>
      <ProgressBar value={progress} label="Progress" labelShown className="mt-4" />
      <p className="mt-3 text-sm text-ink-soft">
        {isOver ? 'Past day 180' : `Day ${programDay} of 180`} · {isPaused && 'paused · '}assigned{' '}
        {dates.date(assignedAt)}
      </p>
      {notes && (
        <p dir="auto" className="mt-3 line-clamp-3 border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line">
          {notes}
        </p>
      )}
      <ClientTags clientId={clientId} name={name} tags={client.tags} inUse={inUse} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={`/coach/clients/${clientId}`}>
            <ChartNoAxesColumn aria-hidden />
            Progress<span className="sr-only"> of {name}</span>
          </Link>
        </LinkButton>
        <LinkButton asChild size="sm" variant={waiting ? 'primary' : 'secondary'}>
          <Link to={`/coach/clients/${clientId}`} hash="messages">
            <MessageSquareText aria-hidden />
            Contact<span className="sr-only"> {name}</span>
            {waiting && <span>(waiting)</span>}
          </Link>
        </LinkButton>
        <ClientMenu client={client} className="ml-auto" />
      </div>
    </li>
  )
}
