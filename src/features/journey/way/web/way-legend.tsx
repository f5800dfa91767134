import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { TodayPin, YouDot } from './way-signs.tsx'

/** What the signs mean on every picture of the way. The text beside the picture says where they are. */
export function WayLegend({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <p
      aria-hidden
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft sm:gap-x-4 sm:text-sm',
        className,
      )}
    >
      <Sign mark={<YouDot className="mx-1" />}>you</Sign>
      <Sign mark={<TodayPin className="h-5 w-4" />}>today</Sign>
      <Sign mark={<Line className="stroke-accent stroke-[4]" />}>done</Sign>
      <Sign mark={<Line dots className="stroke-ink stroke-4" />}>to come</Sign>
      {children}
    </p>
  )
}

export const Sign = ({ mark, children }: { mark: ReactNode; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {mark}
    {children}
  </span>
)

const Line = ({ dots = false, className }: { dots?: boolean; className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 8" strokeLinecap="round" className={classNames('h-2 w-6', className)}>
    <path d={dots ? 'M3 4h0M12 4h0M21 4h0' : 'M3 4h18'} />
  </svg>
)
