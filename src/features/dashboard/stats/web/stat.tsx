import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'

type StatProps = { term: string; figure: string; unit?: string; className?: string; children?: ReactNode }

export function Stat({ term, figure, unit, className, children }: StatProps) {
  return (
    <div className={classNames('min-w-0 flex-1 basis-32', className)}>
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-soft">{term}</h3>
      <p className="mt-1 font-display text-4xl leading-none font-semibold tabular-nums">
        {figure} {unit && <span className="text-lg font-normal text-ink-soft">{unit}</span>}
      </p>
      <div className="mt-2.5 text-sm text-ink-soft">{children}</div>
    </div>
  )
}
