import type { ReactNode } from 'react'
import { ContourArt } from '../contour-art.tsx'

type EmptyStateProps = {
  title: ReactNode
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="relative overflow-hidden rounded-lg border border-dashed border-line-strong p-6 sm:p-8">
      <ContourArt className="absolute -right-10 -bottom-16 w-64 text-line max-sm:hidden" />
      <div className="relative max-w-md">
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="mt-1.5 text-ink-soft">{children}</div>}
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  )
}
