import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Chip } from '#platform/ui/chip.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { isSignedOut } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { DeskHeader } from '../../web/desk-header.tsx'
import { BroadcastEditor } from './broadcast-editor.tsx'
import { BroadcastProgress } from './broadcast-progress.tsx'
import { stateNames, subjectOrNone } from './broadcast-words.ts'
import { broadcast } from './broadcasts.calls.ts'
import { NotSaved } from './not-saved.tsx'

const everySeconds = 3

export function BroadcastPage() {
  const { broadcastId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    ...broadcast(broadcastId),
    refetchInterval: ({ state }) =>
      !isSignedOut(state.error) && (state.data?.state === 'sending' || state.data?.waiting)
        ? everySeconds * 1000
        : false,
  })
  usePageTitle(data?.subject)
  if (error && !data)
    return <LoadFailure title="This broadcast didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading the broadcast…">
        <Skeleton className="h-24" />
        <Skeleton className="mt-8 h-96" />
      </Loading>
    )
  return (
    <>
      <DeskHeader
        title={
          <span className="wrap-anywhere" dir="auto">
            {subjectOrNone(data.subject)}
          </span>
        }
        lead={<Link to="/operator/broadcasts">All broadcasts</Link>}
        actions={<Chip tone={data.state === 'stopped' ? 'danger' : 'plain'}>{stateNames[data.state]}</Chip>}
      />
      <div className="mt-8">
        {data.state === 'draft' ? (
          <BroadcastEditor key={data.id} draft={data} />
        ) : (
          <>
            <NotSaved key={data.id} {...data} />
            <BroadcastProgress {...data} />
          </>
        )}
      </div>
    </>
  )
}
