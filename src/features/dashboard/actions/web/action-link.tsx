import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

type ActionLinkProps = { href: string; className?: string; children?: ReactNode }

/** Links to a page or, if it starts with `#`, focuses a field of this page. */
export function ActionLink({ href, ...rest }: ActionLinkProps) {
  if (href.startsWith('#')) return <a {...rest} href={href} onClick={(event) => enterField(event, href.slice(1))} />
  const { pathname, searchParams, hash } = new URL(href, location.origin)
  return <Link {...rest} to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1)} />
}

function enterField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
