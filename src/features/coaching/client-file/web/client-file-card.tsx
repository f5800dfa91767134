import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SharedNumbers } from '#features/founder-file/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { clientFile } from './client-file.calls.ts'

/** On the client’s page: how much they share, what of it is new, and the shared numbers. */
export function ClientFileCard({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useQuery({ ...clientFile(clientId), refetchOnMount: 'always' })
  const unread = data?.pages.filter(({ isUnread, answered }) => isUnread || answered > 0).length ?? 0
  return (
    <Card look="flat" aria-labelledby="client-file">
      <CardHeader
        id="client-file"
        title="Founder file"
        lead={data && leadOf(data.pages.length, unread)}
        actions={
          data &&
          data.pages.length > 0 && (
            <LinkButton asChild size="sm" variant="secondary">
              <Link to={`/coach/clients/${clientId}/file`}>
                {unread > 0 ? `Read ${counted(unread, 'page')}` : 'Open'}
              </Link>
            </LinkButton>
          )
        }
      />
      {error && !data && (
        <LoadFailure level={3} title="This part didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data && data.numbers.length > 0 && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SharedNumbers
            caption="Shared numbers"
            numbers={data.numbers}
            currency={data.currency}
            lastTalkAt={data.lastTalkAt}
          />
        </Suspense>
      )}
    </Card>
  )
}

const leadOf = (pages: number, unread: number) => {
  if (pages === 0) return 'Nothing shared with you yet.'
  return unread > 0 ? `${counted(pages, 'shared page')}, ${unread} to read` : counted(pages, 'shared page')
}
