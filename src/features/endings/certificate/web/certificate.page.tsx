import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { certifiedAt } from './certificate.calls.ts'
import { CertificateSheet } from './certificate-sheet.tsx'

/** A certificate as anyone with its address sees it. */
export function CertificatePage() {
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(certifiedAt(token))
  usePageTitle(data && `${data.name}, ${data.program}`)
  if (error instanceof CallError && error.status === 404) return <NoSuchCertificate />
  if (error && !data)
    return <LoadFailure title="This certificate didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading the certificate…">
        <Skeleton className="mx-auto aspect-[7/5] max-w-[60rem]" />
      </Loading>
    )
  return (
    <>
      <CertificateSheet certified={data} level={1} className="mx-auto max-w-[60rem]" />
      <p className="mx-auto mt-6 max-w-[60rem] text-sm text-ink-soft print:hidden">
        {data.program} confirms this certificate as long as this page is here.
      </p>
    </>
  )
}

function NoSuchCertificate() {
  return (
    <>
      <PageHeader eyebrow="Off the map" title="404 Page Not Found" />
      <div className="mt-8">
        <EmptyState level={2} title="There’s no certificate here">
          Its owner may have turned this page off.
        </EmptyState>
      </div>
    </>
  )
}
