import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { fullName } from '../../coaching.rules.ts'
import { ClientThread } from '../../messages/web/client-thread.tsx'
import { clientThread } from '../../messages/web/messages.calls.ts'
import { messageTo } from '../../messages/web/use-draft.ts'
import { NotSent } from '../../web/not-sent.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { clientOf } from './caseload.calls.ts'
import { ClientView } from './client-view.tsx'
import { EarlierNotes } from './earlier-notes.tsx'

export function ClientPage() {
  const { clientId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(clientOf(clientId))
  usePageTitle(data && fullName(data))
  if (error instanceof CallError && error.status === 404) return <PastClient clientId={clientId} />
  if (error && !data)
    return <LoadFailure title="This client didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton figures label="Loading your client…" />
  return <ClientView client={data} />
}

/** A former client: the messages of back then, and nothing new. */
function PastClient({ clientId }: { clientId: string }) {
  const { data: thread, isPending } = useQuery(clientThread(clientId))
  if (isPending) return <PageSkeleton />
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/coach/clients">My Clients</Link>}
        title={thread ? thread.with.name : 'Client not found'}
      />
      <div className="mt-8 max-w-prose">
        <EmptyState
          level={2}
          title={thread ? 'This coaching has ended' : 'You have no client here'}
          action={
            <LinkButton asChild variant="secondary">
              <Link to="/coach/clients">Back to your clients</Link>
            </LinkButton>
          }
        >
          {thread
            ? 'Their progress is no longer shown. The milestones you recorded, your notes and your messages are kept.'
            : 'They may have ended the coaching or found another coach.'}
        </EmptyState>
        <NotSent drafts={messageTo(clientId)} again="you’re their coach again" />
        {thread && (
          <div className="mt-10 flex flex-col gap-10">
            <EarlierNotes clientId={clientId} title="Your notes" />
            <ClientThread clientId={clientId} />
          </div>
        )}
      </div>
    </>
  )
}
