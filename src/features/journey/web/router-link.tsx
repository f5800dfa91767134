import { Link } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { JourneyPaths } from './journey-paths-of-reader.ts'

type RouterLinkProps = { href: string; className?: string; children: ReactNode }

/** An internal address from a lesson's text, navigated by the router without a full page load. */
export function RouterLink({ href, className, children }: RouterLinkProps) {
  const { pathname, searchParams, hash } = new URL(href, 'https://this.site')
  const to = use(JourneyPaths).follow(pathname)
  if (to === undefined) return children
  return (
    <Link to={to} className={className} search={Object.fromEntries(searchParams)} hash={hash.slice(1)}>
      {children}
    </Link>
  )
}
