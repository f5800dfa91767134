import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useDates } from '#platform/web/zone.ts'
import { ClientFileCard } from '../../client-file/web/client-file-card.tsx'
import { fullName } from '../../coaching.rules.ts'
import { ClientThread } from '../../messages/web/client-thread.tsx'
import { ClientOutcomes } from '../../outcomes/web/client-outcomes.tsx'
import { TalksCard } from '../../talks/web/talks-card.tsx'
import type { ClientDetail } from '../caseload.contract.ts'
import { ClientFacts, MembershipChips } from './client-facts.tsx'
import { ClientFigures } from './client-figures.tsx'
import { ClientModules } from './client-modules.tsx'
import { ClientNotes } from './client-notes.tsx'
import { ClientRecord } from './client-record.tsx'
import { ClientStatus } from './client-status.tsx'

/** With its dialogs; loaded while the page is read. */
const ClientMenu = lazy(() => import('./client-menu.tsx').then(({ ClientMenu }) => ({ default: ClientMenu })))

/** How one client is doing, and the messages with them. */
export function ClientView({ client }: { client: ClientDetail }) {
  const dates = useDates()
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/coach/clients">My Clients</Link>}
        title={fullName(client)}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <Avatar name={client.firstName} src={client.profileImageUrl} />
            <ClientStatus status={client.status} />
            <MembershipChips client={client} />
            <span className="min-w-0 break-all">{client.email}</span>
            <span>client since {dates.date(client.assignedAt)}</span>
          </span>
        }
        actions={
          <>
            <LinkButton asChild>
              <Link to="/coach/milestones/create" search={{ clientId: client.clientId }}>
                Record milestone
              </Link>
            </LinkButton>
            <Suspense
              fallback={
                <Button variant="ghost" size="icon" aria-label={`More about ${fullName(client)}`}>
                  <Ellipsis aria-hidden />
                </Button>
              }
            >
              <ClientMenu client={client} />
            </Suspense>
          </>
        }
      />
      <ClientFigures client={client} />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-12 lg:order-last">
          <ClientFacts client={client} />
          <TalksCard clientId={client.clientId} firstName={client.firstName || fullName(client)} />
          <ClientThread clientId={client.clientId} />
          <ClientNotes client={client} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <ClientFileCard clientId={client.clientId} />
          <ClientOutcomes clientId={client.clientId} name={fullName(client)} />
          <ClientModules modules={client.modules} />
          <ClientRecord client={client} />
        </div>
      </div>
    </>
  )
}
