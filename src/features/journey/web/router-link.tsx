import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** An internal address from a lesson's text, navigated by the router without a full page load. */
export function RouterLink({ href, children }: { href: string; children: ReactNode }) {
  const { pathname, searchParams, hash } = new URL(href, 'https://this.site')
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1)}>
      {children}
    </Link>
  )
}
