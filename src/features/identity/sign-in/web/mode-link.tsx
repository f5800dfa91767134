import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { type Mode, type SignInParams, signInHref } from './sign-in-params.ts'

type ModeLinkProps = { to: Mode; entrance: SignInParams; children: ReactNode; className?: string }

/** Leads to another part of the sign-in page. A plain click stays in the document, so that what was typed is kept. */
export function ModeLink({ to, entrance, children, className }: ModeLinkProps) {
  const { history } = useRouter()
  const href = signInHref(to, entrance)
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a href={href} onClick={go} className={className}>
      {children}
    </a>
  )
}
