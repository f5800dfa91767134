import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { readKept } from '#platform/web/writing/kept-here.ts'
import { useDates } from '#platform/web/zone.ts'
import { DeskHeader } from '../../web/desk-header.tsx'
import type { Broadcast } from '../broadcasts.contract.ts'
import { holdsNothing } from '../broadcasts.rules.ts'
import { audienceWords, people, stateNames, subjectOrNone } from './broadcast-words.ts'
import { broadcasts, createBroadcast } from './broadcasts.calls.ts'
import { draftName } from './draft-text.ts'

export function BroadcastsPage() {
  const memberId = useUser()?.id ?? ''
  const { data: all, error, refetch } = useQuery(broadcasts)
  const data = all?.filter((one) => one.state !== 'draft' || isWorthListing(memberId, one))
  return (
    <>
      <DeskHeader title="Broadcasts" lead="One email to many members." actions={<NewBroadcast />} />
      <div className="mt-8">
        {error && !data ? (
          <LoadFailure level={2} title="The broadcasts didn’t load" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label="Loading broadcasts…">
            <Skeleton className="h-96" />
          </Loading>
        ) : data.length === 0 ? (
          <EmptyState level={2} title="No broadcasts yet">
            Write to all members, or to one plan: news, a live call, a question.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((one) => (
              <BroadcastLine key={one.id} {...one} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** A draft that was opened and left holds nothing, on the server or here. */
const isWorthListing = (memberId: string, draft: Broadcast) =>
  !holdsNothing(draft) || readKept(memberId, draftName(draft.id)) !== ''

function NewBroadcast() {
  const create = useCall(createBroadcast)
  const navigate = useNavigate()
  return (
    <Button
      pending={create.isPending}
      onClick={() =>
        create.mutate(
          { body: {} },
          { onSuccess: ({ id }) => void navigate({ to: `/operator/broadcasts/${id}` }), onError: showError() },
        )
      }
    >
      New broadcast
    </Button>
  )
}

function BroadcastLine(broadcast: Broadcast) {
  const { id, subject, state, sent, refused, bounced, createdAt, startedAt } = broadcast
  const dates = useDates()
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-64">
        <Link to={`/operator/broadcasts/${id}`} className="link font-semibold wrap-anywhere" dir="auto">
          {subjectOrNone(subject)}
        </Link>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {audienceWords(broadcast)} · {dates.moment(startedAt ?? createdAt)}
        </p>
      </div>
      <p className="text-sm tabular-nums text-ink-soft">
        {state !== 'draft' && people(sent)}
        {refused + bounced > 0 && `, ${refused + bounced} bounced`}
      </p>
      <Chip tone={state === 'stopped' ? 'danger' : 'plain'}>{stateNames[state]}</Chip>
    </li>
  )
}
