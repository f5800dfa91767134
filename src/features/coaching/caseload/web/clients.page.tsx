import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { AssignDialog } from '../../assignments/web/assign-dialog.tsx'
import { fullName } from '../../coaching.rules.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { clients } from './caseload.calls.ts'
import { ClientCard } from './client-card.tsx'
import { ClientSummary } from './client-summary.tsx'

export function ClientsPage() {
  const { data, error, refetch } = useQuery(clients)
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
              {counted(data.length, 'client')}
            </Chip>
          </span>
        }
        actions={
          <>
            <AssignDialog trigger={<Button>Assign New Client</Button>} />
            {data.length > 0 && (
              <LinkButton asChild variant="secondary">
                <Link to="/coach/write">Write to several</Link>
              </LinkButton>
            )}
          </>
        }
      />
      {data.length > 0 && <ClientSummary clients={data} />}
      <ClientList clients={data} />
    </>
  )
}

function ClientList({ clients: all }: { clients: readonly CoachClient[] }) {
  const [search, setSearch] = useState('')
  const found = all.filter((client) => matches(client, search.trim().toLowerCase()))
  return (
    <>
      <TextField
        type="search"
        label="Search clients"
        placeholder="Name or email"
        className="mt-10 max-w-md"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="sr-only">
        {search.trim() ? `${counted(found.length, 'client')} found` : ''}
      </p>
      <div className="mt-6">
        {found.length > 0 ? (
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {found.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </ul>
        ) : search.trim() ? (
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
    </>
  )
}

const matches = (client: CoachClient, words: string): boolean =>
  fullName(client).toLowerCase().includes(words) || client.email.toLowerCase().includes(words)
