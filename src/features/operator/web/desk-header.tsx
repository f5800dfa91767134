import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { deskPlaces } from '../desk-places.ts'
import { ProofDialog } from '../proof/web/proof-dialog.tsx'

type DeskHeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode }

/** The desk's own bar, and what the page is. Which one it is, is said by the router (`aria-current`). */
export function DeskHeader(header: DeskHeaderProps) {
  return (
    <>
      <nav
        aria-label="Operator’s desk"
        ref={showWhereOneIs}
        className="relative mb-5 flex gap-x-6 overflow-x-auto border-b border-line sm:mb-8 sm:flex-wrap"
      >
        {deskPlaces.map(({ to, label }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={place}>
            {label}
          </Link>
        ))}
      </nav>
      <ProofDialog />
      <PageHeader eyebrow={<span className="max-sm:sr-only">Operator’s desk</span>} {...header} />
    </>
  )
}

/** On a phone the bar is one line that is moved sideways. */
function showWhereOneIs(bar: HTMLElement | null): void {
  const here = bar?.querySelector<HTMLElement>('[aria-current=page]')
  if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2
}

const place =
  'inline-flex shrink-0 min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft no-underline ' +
  'hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'
