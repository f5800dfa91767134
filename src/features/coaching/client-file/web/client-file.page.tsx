import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { fullName } from '../../coaching.rules.ts'
import { draftsOf } from '../../comments/web/use-kept-comment.ts'
import { NotSent } from '../../web/not-sent.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { ClientFile } from '../client-file.contract.ts'
import { clientFile } from './client-file.calls.ts'
import { SharedPageView } from './shared-page.tsx'
import { SharedPages } from './shared-pages.tsx'

/** What a client shares of their Founder file: the pages at the left, one of them in the middle, comments at its lines. */
export function ClientFilePage() {
  const { clientId = '' } = useParams({ strict: false })
  const { page: asked } = useSearch({ strict: false }) as { page?: string }
  // Clients write without their coach’s browser being told: what is come back to is asked for again.
  const { data, error, refetch } = useQuery({ ...clientFile(clientId), refetchOnMount: 'always' })
  const chosen = useChosen(data, asked)
  usePageTitle(data && `Founder file of ${fullName(data.client)}`)
  if (error instanceof CallError && error.status === 404) return <NoClient clientId={clientId} />
  if (error && !data) return <LoadFailure title="This file didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label="Loading the Founder file…" />
  const name = fullName(data.client)
  return (
    <>
      <PageHeader
        eyebrow={<Link to={`/coach/clients/${clientId}`}>{name}</Link>}
        title="Founder file"
        lead={`What ${data.client.firstName || name} shares with you.`}
      />
      {chosen === undefined ? (
        <NothingShared clientId={clientId} name={name} />
      ) : (
        <div className="mt-8 grid gap-x-10 gap-y-6 xl:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="min-w-0">
            {data.pages.length > 0 && <SharedPages clientId={clientId} pages={data.pages} chosen={chosen} />}
          </div>
          <SharedPageView key={chosen} client={data.client} pageId={chosen} />
        </div>
      )}
    </>
  )
}

/**
 * The page that was named, else the first that waits when the file was opened. It stays while it is read: a page that was
 * taken back says so itself, also where it was the only one.
 */
function useChosen(file: ClientFile | undefined, asked: string | undefined): string | undefined {
  const [first, setFirst] = useState<string>()
  const pages = file?.pages ?? []
  const found = asked ?? (pages.find(({ isUnread, answered }) => isUnread || answered > 0) ?? pages[0])?.id
  if (first === undefined && pages.length > 0 && found !== undefined) setFirst(found)
  return first && (asked ?? first)
}

function NothingShared({ clientId, name }: { clientId: string; name: string }) {
  return (
    <div className="mt-8 max-w-prose">
      <EmptyState
        level={2}
        title="Nothing shared yet"
        action={
          <LinkButton asChild variant="secondary">
            <Link to={`/coach/clients/${clientId}`} hash="messages">
              Write to {name}
            </Link>
          </LinkButton>
        }
      >
        Pages that {name} shares with you appear here as soon as there’s something on them. Only they decide what you
        see.
      </EmptyState>
      <NotSent drafts={draftsOf(clientId)} again="the page is shared with you again" />
    </div>
  )
}

function NoClient({ clientId }: { clientId: string }) {
  return (
    <>
      <PageHeader eyebrow={<Link to="/coach/clients">My Clients</Link>} title="You have no client here" />
      <div className="mt-8 max-w-prose">
        <EmptyState
          level={2}
          title="This coaching has ended"
          action={
            <LinkButton asChild variant="secondary">
              <Link to="/coach/clients">Back to your clients</Link>
            </LinkButton>
          }
        >
          What was shared with you ended with it.
        </EmptyState>
        <NotSent drafts={draftsOf(clientId)} again="the page is shared with you again" />
      </div>
    </>
  )
}
