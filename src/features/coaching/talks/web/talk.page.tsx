import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { fullName } from '../../coaching.rules.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { ClientTalk } from '../talks.contract.ts'
import { TalkView } from './talk-view.tsx'
import { clientTalk } from './talks.calls.ts'

/** A session with a client: the brief of what happened since the last one beside the notes. */
export function TalkPage() {
  const { clientId = '', talkId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({ ...clientTalk(clientId, talkId), refetchOnMount: 'always' })
  usePageTitle(data && `Session with ${fullName(data.client)}`)
  if (error instanceof CallError && error.status === 404) return <NoTalk clientId={clientId} />
  if (error && !data)
    return <LoadFailure title="This session didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label="Loading the session…" />
  return <Turns key={talkId} talkId={talkId} data={data} />
}

/** Once the session that is shown was held elsewhere, `next` is another one, which begins anew. */
function Turns({ talkId, data }: { talkId: string; data: ClientTalk }) {
  const { id } = data.talk
  const [seen, setSeen] = useState({ id, turn: 0 })
  if (seen.id !== id) setSeen({ id, turn: seen.id === null ? seen.turn : seen.turn + 1 })
  return <TalkView key={seen.turn} talkId={talkId} data={data} />
}

function NoTalk({ clientId }: { clientId: string }) {
  return (
    <>
      <PageHeader eyebrow={<Link to="/coach/clients">My Clients</Link>} title="There’s no such session" />
      <div className="mt-8 max-w-prose">
        <EmptyState
          level={2}
          title="Nothing here"
          action={
            <LinkButton asChild variant="secondary">
              <Link to={`/coach/clients/${clientId}`}>Back to the client</Link>
            </LinkButton>
          }
        >
          The coaching may have ended, or the session was never held.
        </EmptyState>
      </div>
    </>
  )
}
