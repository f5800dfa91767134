import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  /** The few words above the title: where one is. */
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

/** The page's one h1; the router moves the focus to it. */
export function PageHeader({ title, eyebrow, lead, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
      <div className="min-w-0 max-w-lg">
        {eyebrow && <p className="legend mb-2 text-accent">{eyebrow}</p>}
        <h1 tabIndex={-1} className="text-4xl">
          {title}
        </h1>
        {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  )
}
