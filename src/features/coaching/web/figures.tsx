import type { ReactNode } from 'react'

/** A row of figures at the top of a coach's pages; the page header's rule is its upper one. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="border-b border-ink">
      <dl className="grid grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">{children}</dl>
    </section>
  )
}

type FigureProps = { term: string; value: ReactNode; unit?: string; children?: ReactNode }

export function Figure({ term, value, unit, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col py-5 pr-3 max-lg:odd:border-r max-lg:odd:border-line max-lg:even:pl-4 sm:py-6 lg:pl-6 lg:first:pl-0 lg:[&+&]:border-l lg:[&+&]:border-line">
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      <dd className="mt-1">
        <span className="font-display text-4xl leading-none font-semibold tabular-nums">{value}</span>
        {unit && <span className="ml-1.5 text-lg text-ink-soft">{unit}</span>}
        {children && <span className="mt-2 block text-sm text-ink-soft">{children}</span>}
      </dd>
    </div>
  )
}
