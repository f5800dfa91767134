import { type ReactNode, use } from 'react'
import { safeHref } from '../safe-href.ts'
import { LessonContext } from './lesson-context.ts'

/** An internal link uses the link component that the page provides; an unsafe address is shown as plain text. */
export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  const { link: Own } = use(LessonContext)
  const safe = safeHref(href)
  if (!safe) return children
  if (Own && safe.startsWith('/')) return <Own href={safe}>{children}</Own>
  const elsewhere = safe.startsWith('https:')
  return (
    <a href={safe} rel={elsewhere ? 'noreferrer' : undefined}>
      {children}
    </a>
  )
}
