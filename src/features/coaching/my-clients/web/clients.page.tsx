import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { AssignDialog } from '../../assignments/web/assign-dialog.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { ClientFilters } from './client-filters.tsx'
import { ClientList } from './client-list.tsx'
import { ClientSummary } from './client-summary.tsx'
import { clientsFound } from './my-clients.calls.ts'
import { useWanted } from './wanted.ts'

export function ClientsPage() {
  const { wanted, change } = useWanted()
  const { data, error, refetch } = useQuery({ ...clientsFound(wanted), placeholderData: keepPreviousData })
  if (error && !data)
    return <LoadFailure title="Your clients didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton figures label="Loading your clients…" />
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            Client Management
            <Chip tone="accent" className="font-text tracking-normal">
              {counted(data.total, 'client')}
            </Chip>
          </span>
        }
        actions={
          <>
            <AssignDialog trigger={<Button>Assign New Client</Button>} />
            {data.total > 0 && (
              <LinkButton asChild variant="secondary">
                <Link to="/coach/write">Write to several</Link>
              </LinkButton>
            )}
          </>
        }
      />
      {data.total > 0 && <ClientSummary {...data} />}
      <ClientFilters wanted={wanted} change={change} tags={data.tags} />
      {data.total > 0 ? <ClientList data={data} wanted={wanted} /> : <NoClients isSearching={!!wanted.search} />}
    </>
  )
}

const NoClients = ({ isSearching }: { isSearching: boolean }) => (
  <div className="mt-6">
    {isSearching ? (
      <EmptyState level={2} title="No clients found">
        Try adjusting your search terms
      </EmptyState>
    ) : (
      <EmptyState
        level={2}
        title="No clients assigned"
        action={<AssignDialog trigger={<Button>Assign Your First Client</Button>} />}
      >
        Clients you assign appear here with their progress. Each gets an email right away.
      </EmptyState>
    )}
  </div>
)
