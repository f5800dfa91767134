import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Waypoint } from './way-view.ts'

type RingProps = { waypoint: Waypoint; isCurrent: boolean; className?: string }

/** A module's ring on the route, with its number where there is room for it. */
export function Ring({ waypoint: { completedAt, number }, isCurrent, className }: RingProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-3.5 place-items-center rounded-full border-2 text-xs leading-none font-semibold tabular-nums @min-[44rem]:size-5 @min-[60rem]:size-6',
        completedAt ? 'border-paper bg-accent text-on-accent' : undone(isCurrent),
        className,
      )}
    >
      <span className="hidden @min-[44rem]:inline">{number}</span>
    </span>
  )
}

const undone = (isCurrent: boolean) =>
  isCurrent ? 'border-accent bg-sheet text-ink' : 'border-ink-soft bg-sheet text-ink-soft'
