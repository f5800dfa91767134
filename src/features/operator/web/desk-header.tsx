import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { deskPlaces } from '../desk-places.ts'

type DeskHeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode }

/** The desk's own bar, and what the page is. Which one it is, is said by the router (`aria-current`). */
export function DeskHeader(header: DeskHeaderProps) {
  return (
    <>
      <nav aria-label="Operator’s desk" className="mb-8 flex flex-wrap gap-x-6 border-b border-line">
        {deskPlaces.map(({ to, label }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={place}>
            {label}
          </Link>
        ))}
      </nav>
      <PageHeader eyebrow="Operator’s desk" {...header} />
    </>
  )
}

const place =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft no-underline ' +
  'hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'
