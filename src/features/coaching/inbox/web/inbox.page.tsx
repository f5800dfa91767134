import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts'
import { clientThread } from '../../messages/web/messages.calls.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { InboxThread } from '../inbox.contract.ts'
import { nextWaiting } from '../inbox.rules.ts'
import { putBack, threads } from './inbox.calls.ts'
import { OpenThread } from './open-thread.tsx'
import { ThreadList } from './thread-list.tsx'

export function InboxPage() {
  const { data, error, refetch } = useQuery(threads)
  const isThreadPending = useArrival(data)
  if (error && !data) return <LoadFailure title="Your inbox didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data || isThreadPending) return <PageSkeleton label="Loading your inbox…" />
  const waiting = data.filter((one) => one.waiting !== null).length
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="Inbox"
        lead={
          <span role="status">
            {waiting > 0
              ? `${counted(waiting, 'client is waiting', 'clients are waiting')} for your answer.`
              : 'No one is waiting for your answer.'}
          </span>
        }
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/coach/write">Write to several</Link>
          </LinkButton>
        }
      />
      {data.length === 0 ? <NoThreads /> : <Threads threads={data} />}
    </>
  )
}

/** Whether the first thread is still on its way: shown together with the list, it doesn’t push the list down. */
function useArrival(all: readonly InboxThread[] | undefined): boolean {
  const { client = all?.[0]?.clientId } = useSearch({ strict: false }) as { client?: string }
  const [arrival, setArrival] = useState(client)
  if (arrival === undefined && client !== undefined) setArrival(client)
  const { isPending } = useQuery({ ...clientThread(arrival ?? ''), enabled: arrival !== undefined })
  return isPending && arrival !== undefined
}

/** The thread at hand, which stays while the list beside it changes, and all of them. */
function Threads({ threads }: { threads: readonly InboxThread[] }) {
  const { client: clientId } = useSearch({ strict: false }) as { client?: string }
  const navigate = useNavigate()
  const [aside, setAside] = useState<{ clientId: string; name: string; at: string }>()
  const back = useCall(putBack)
  const open = (id: string | undefined, replace = false) => {
    if (id) void navigate({ to: '/coach/inbox', search: { client: id } as never, replace, resetScroll: false })
  }
  const first = threads[0]?.clientId
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only, or the thread would change under one's hands
  useEffect(() => {
    if (!clientId) open(first, true)
  }, [clientId])

  const at = threads.find((one) => one.clientId === (clientId ?? first))
  const next = nextWaiting(threads, clientId)
  const previous = nextWaiting(threads, clientId, -1)
  useShortcut('n', 'Next waiting client', next && (() => open(next.clientId)))
  useShortcut('p', 'Previous waiting client', previous && (() => open(previous.clientId)))
  return (
    <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {aside && (
          <UndoNote
            key={aside.at}
            className="mb-4"
            done={`Put aside: ${aside.name}`}
            doing={`putting ${aside.name} aside`}
            undo={() => back.mutateAsync({ params: { clientId: aside.clientId }, body: { at: aside.at } })}
            failure="Failed to put the message back"
            onOver={({ isUndone }) => {
              setAside(undefined)
              if (isUndone) open(aside.clientId)
            }}
          />
        )}
        {at ? (
          <OpenThread
            key={at.clientId}
            thread={at}
            next={next}
            onNext={() => open(next?.clientId)}
            onPutAside={(when) => {
              setAside({ clientId: at.clientId, name: at.name, at: when })
              open(next?.clientId)
            }}
          />
        ) : (
          <p className="text-ink-soft">Choose a client to read and answer their messages.</p>
        )}
      </div>
      <ThreadList threads={threads} clientId={clientId} />
    </div>
  )
}

function NoThreads() {
  return (
    <div className="mt-8">
      <EmptyState
        level={2}
        title="No messages yet"
        action={
          <LinkButton asChild>
            <Link to="/coach/clients">My Clients</Link>
          </LinkButton>
        }
      >
        What you and your clients write to each other shows up here.
      </EmptyState>
    </div>
  )
}
