import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { CoachProgram } from '../program.contract.ts'

type Clients = CoachProgram[number]['modules'][number]['lessons'][number]['clients']
const most = 6

/** The names of the coach's own clients who are at a lesson; renders nothing where none is. */
export function ClientsHere({ clients }: { clients: Clients }) {
  if (clients.length === 0) return null
  const more = clients.length - most
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <MapPin aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="sr-only">At this lesson:</span>
      {clients.slice(0, most).map(({ clientId, name }) => (
        <Link key={clientId} to={`/coach/clients/${clientId}`} dir="auto" className="link min-w-0 break-words py-1">
          {name}
        </Link>
      ))}
      {more > 0 && <span>and {more} more</span>}
    </p>
  )
}
