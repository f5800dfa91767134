import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Callout } from '#platform/ui/callout.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { ResourceDetails } from './resource-details.tsx'
import { resourceOf } from './resources.calls.ts'

type ResourceDialogProps = { resourceId: string; cameByOldLink: boolean; onClose: () => void }

/** One resource in a dialog over the library, with its own URL. */
export function ResourceDialog({ resourceId, cameByOldLink, onClose }: ResourceDialogProps) {
  const { data, error, refetch } = useQuery(resourceOf(resourceId))
  const isGone = error instanceof CallError && error.status === 404
  const isLate = useLate()
  // The dialog opens once its content is loaded so that it doesn't grow while it is read; only on a slow network does it open empty.
  if (!data && !error && !isLate) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={data?.title ?? (isGone ? 'Not in the library' : 'Resource')}
      description={data?.description}
    >
      {cameByOldLink && (
        <div className="mb-5">
          <Callout kind="warning" title="That link has expired">
            <p>File links expire after five minutes. Download the file again here.</p>
          </Callout>
        </div>
      )}
      {data && <ResourceDetails resource={data} />}
      {isGone && <p>The resource you’re looking for doesn’t exist or is no longer in the library.</p>}
      {error && !data && !isGone && (
        <LoadFailure level={3} title="This resource didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading the resource…">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Dialog>
  )
}

/** Whether loading takes long enough to notice. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
