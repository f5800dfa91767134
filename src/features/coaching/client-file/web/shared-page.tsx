import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { ReadPage } from '#features/founder-file/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { fullName } from '../../coaching.rules.ts'
import { ClientComments } from '../../comments/web/client-comments.tsx'
import { draftsOn } from '../../comments/web/use-kept-comment.ts'
import { WriteComment } from '../../comments/web/write-comment.tsx'
import { NotSent } from '../../web/not-sent.tsx'
import type { ClientFile, ClientPage } from '../client-file.contract.ts'
import { changedSince } from '../client-file.rules.ts'
import { clientPage, noteLook } from './client-file.calls.ts'

type Client = ClientFile['client']

/** One shared page with the comments at its lines. */
export function SharedPageView({ client, pageId }: { client: Client; pageId: string }) {
  // Nothing of an earlier look is shown again: what changed since is marked by the latest one.
  const { data, error, refetch } = useQuery({ ...clientPage(client.id, pageId), gcTime: 0 })
  if (error instanceof CallError && error.status === 404)
    return (
      <div className="max-w-prose">
        {data ? (
          <EmptyState level={2} title={`${fullName(client)} stopped sharing this page`}>
            Only they decide what you see.
          </EmptyState>
        ) : (
          <EmptyState level={2} title="This page isn’t shared with you">
            {fullName(client)} may have stopped sharing it.
          </EmptyState>
        )}
        <NotSent drafts={draftsOn(client.id, pageId)} again="the page is shared with you again" />
      </div>
    )
  if (error && !data)
    return <LoadFailure level={2} title="This page didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  return <Reading client={client} data={data} />
}

function Reading({ client, data }: { client: Client; data: ClientPage }) {
  const { filled, hidden, threads, sharedAt } = data
  const dates = useDates()
  const pageId = filled.page.id
  // What was new when the page was opened stays marked while it is read.
  const [lookedAt] = useState(data.lookedAt)
  useNotedLook(client.id, data)
  const changed = changedSince(filled.answers, lookedAt)
  const about = { clientId: client.id, pageId }
  const name = fullName(client)
  return (
    <article aria-labelledby="shared-page" className="min-w-0">
      <h2 id="shared-page" className="text-2xl">
        {filled.page.title}
      </h2>
      <p className="mt-1 text-ink-soft">{filled.page.use}</p>
      <p className="mt-1 text-sm text-ink-soft">
        Shared {dates.shortDate(sharedAt)}
        {lookedAt && ` · you last looked ${dates.moment(lookedAt)}`}
        {changed.size > 0 && ` · ${counted(changed.size, 'change')} since`}
      </p>
      {hidden > 0 && (
        <p className="mt-3 rounded-md bg-info-soft p-3 text-sm">
          {counted(hidden, 'value')} of this page {hidden === 1 ? 'comes' : 'come'} from pages that aren’t shared with
          you, and {hidden === 1 ? 'is' : 'are'} left out with what follows from {hidden === 1 ? 'it' : 'them'}.
        </p>
      )}
      <div className="mt-4 max-w-prose space-y-3">
        <ClientComments {...about} name={name} threads={threads.filter(({ field }) => field === null)} />
        <WriteComment {...about} label="the page" />
      </div>
      <div className="mt-5">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ReadPage
            filled={filled}
            changed={changed}
            beside={(field, label) => (
              <div className="space-y-2">
                <ClientComments {...about} name={name} threads={threads.filter((one) => one.field === field)} />
                <WriteComment {...about} field={field} label={label} />
              </div>
            )}
            after={(shown) => (
              <ClientComments
                {...about}
                name={name}
                isNamed
                threads={threads.filter(({ field }) => field !== null && !shown.has(field))}
              />
            )}
          />
        </Suspense>
      </div>
    </article>
  )
}

/** Each version of the page that is shown is noted as seen. */
function useNotedLook(clientId: string, { filled, readAt }: ClientPage): void {
  const look = useCall(noteLook)
  const { version, page } = filled
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    look.mutate({ params: { clientId, pageId: page.id }, body: { version, readAt } })
  }, [version])
}
