import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { clients } from '../../caseload/web/caseload.calls.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { ClientPicker } from './client-picker.tsx'
import { SeveralForm } from './several-form.tsx'

export function WriteToSeveralPage() {
  const { data, error, refetch } = useQuery(clients)
  if (error && !data)
    return <LoadFailure title="Your clients didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label="Loading your clients…" />
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/coach/inbox">Inbox</Link>}
        title="Write to several clients"
        lead="Each gets a message of their own, and replies come back one by one."
      />
      {data.length === 0 ? <NoClients /> : <Write clients={data} />}
    </>
  )
}

function Write({ clients }: { clients: readonly CoachClient[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <ClientPicker clients={clients} chosen={chosen} onChange={setChosen} />
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SeveralForm
          clients={clients.filter(({ clientId }) => chosen.has(clientId))}
          onSent={() => setChosen(new Set())}
        />
      </div>
    </div>
  )
}

function NoClients() {
  return (
    <div className="mt-8">
      <EmptyState
        level={2}
        title="No clients assigned"
        action={
          <LinkButton asChild>
            <Link to="/coach/clients/assign">Assign New Client</Link>
          </LinkButton>
        }
      >
        Messages go to the clients you coach.
      </EmptyState>
    </div>
  )
}
