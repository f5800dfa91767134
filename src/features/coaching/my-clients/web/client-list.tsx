import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import type { ClientsFound } from '../my-clients.contract.ts'
import { clientsPerPage } from '../my-clients.rules.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { ClientCard } from './client-card.tsx'
import { type Wanted, wantedOf } from './wanted.ts'

export function ClientList({ data, wanted }: { data: ClientsFound; wanted: Wanted }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isNarrowed = Boolean(wanted.search || wanted.show || wanted.plan || wanted.tag)
  const toggle = (clientId: string) => {
    const next = new Set(chosen)
    if (!next.delete(clientId)) next.add(clientId)
    setChosen(next)
  }
  return (
    <>
      <p role="status" className={isNarrowed ? 'mt-6 text-sm text-ink-soft' : 'sr-only'}>
        {isNarrowed ? `${counted(data.found, 'client')} found` : ''}
      </p>
      {data.clients.length > 0 && (
        <ChosenBar
          chosen={chosen}
          onPage={data.clients.map(({ clientId }) => clientId)}
          inUse={data.tags}
          onChange={setChosen}
        />
      )}
      <div className="mt-6">
        {data.clients.length > 0 ? (
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {data.clients.map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                inUse={data.tags}
                isChosen={chosen.has(client.clientId)}
                onChoose={() => toggle(client.clientId)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState level={2} title="No clients found">
            {wanted.search ? 'Try adjusting your search terms' : 'Try different filters'}
          </EmptyState>
        )}
      </div>
      <Pages wanted={wanted} pages={Math.ceil(data.found / clientsPerPage)} />
    </>
  )
}

function Pages({ wanted, pages }: { wanted: Wanted; pages: number }) {
  const { page = 1 } = wanted
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages of clients" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      <PageLink wanted={wanted} to={page > 1 ? Math.min(page - 1, Math.max(1, pages)) : undefined} text="Previous" />
      <span className="text-sm text-ink-soft">
        Page {page} of {Math.max(1, pages)}
      </span>
      <PageLink wanted={wanted} to={page < pages ? page + 1 : undefined} text="Next" />
    </nav>
  )
}

function PageLink({ wanted, to, text }: { wanted: Wanted; to: number | undefined; text: string }) {
  if (to === undefined) return <span aria-hidden />
  return (
    <LinkButton asChild variant="secondary" size="sm">
      <Link to="/coach/clients" search={wantedOf({ ...wanted, page: to }) as never}>
        {text}
      </Link>
    </LinkButton>
  )
}
