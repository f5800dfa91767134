import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { DeskHeader } from '../../web/desk-header.tsx'
import { audit } from './audit.calls.ts'
import { AuditList } from './audit-list.tsx'

const some = 50

export function AuditPage() {
  const { before } = useSearch({ strict: false }) as { before?: string }
  const { data, error, refetch } = useQuery(audit({ limit: some, ...(before ? { before } : {}) }))
  const last = data?.length === some ? data.at(-1) : undefined
  return (
    <>
      <DeskHeader title="Who did what" lead="Everything done at this desk and by command, newest first." />
      <div className="mt-8 max-w-3xl">
        {error && !data ? (
          <LoadFailure level={2} title="The record didn’t load" error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <AuditList entries={data} emptyText="Nothing has been done yet." namesPerson />
        ) : (
          <Loading label="Loading the record…">
            <Skeleton className="h-96" />
          </Loading>
        )}
        {last && (
          <LinkButton asChild variant="secondary" className="mt-6">
            <Link to="/operator/audit" search={{ before: last.id } as never}>
              Earlier
            </Link>
          </LinkButton>
        )}
      </div>
    </>
  )
}
