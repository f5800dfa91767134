import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'

type StatProps = { term: string; figure: string; unit?: string; framed?: boolean; children?: ReactNode }

export function Stat({ term, figure, unit, framed = false, children }: StatProps) {
  return (
    <div
      className={classNames(
        'min-w-0',
        framed &&
          'flex flex-col py-6 max-sm:border-b max-sm:border-line max-sm:last:border-0 lg:border-l lg:border-line lg:pl-6',
      )}
    >
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-soft">{term}</h3>
      <p className="mt-1 font-display text-4xl leading-none font-semibold tabular-nums">
        {figure}
        {unit && <span className="ml-2 text-lg font-normal text-ink-soft">{unit}</span>}
      </p>
      <div className="mt-2.5 text-sm text-ink-soft">{children}</div>
    </div>
  )
}
