import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A written address on this site, followed without loading a new document. */
export function RouterLink({ href, children }: { href: string; children: ReactNode }) {
  const { pathname, searchParams, hash } = new URL(href, 'https://this.site')
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1)}>
      {children}
    </Link>
  )
}
