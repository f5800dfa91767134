import { Link } from '@tanstack/react-router'
import { Avatar } from '#platform/ui/avatar.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useDates } from '#platform/web/zone.ts'
import { ClientFileCard } from '../../client-file/web/client-file-card.tsx'
import { fullName } from '../../coaching.rules.ts'
import { ClientThread } from '../../messages/web/threads.tsx'
import type { ClientDetail } from '../caseload.contract.ts'
import { ClientFigures } from './client-figures.tsx'
import { ClientMenu } from './client-menu.tsx'
import { ClientModules } from './client-modules.tsx'
import { ClientNotes } from './client-notes.tsx'
import { ClientRecord } from './client-record.tsx'
import { ClientStatus } from './client-status.tsx'

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
            <ClientMenu client={client} />
          </>
        }
      />
      <ClientFigures client={client} />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <ClientFileCard clientId={client.clientId} />
          <ClientModules modules={client.modules} />
          <ClientRecord client={client} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <ClientThread clientId={client.clientId} />
          <ClientNotes client={client} />
        </div>
      </div>
    </>
  )
}
