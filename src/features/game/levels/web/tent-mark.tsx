import { classNames } from '#platform/ui/styles/class-names.ts'
import type { CampState } from '../../map/web/route-position.ts'

/** The map's tent as an icon: checked when completed, gray while locked. */
export function TentMark({ state, className = 'size-12' }: { state: CampState; className?: string }) {
  const isLocked = state === 'locked'
  return (
    <svg
      aria-hidden="true"
      viewBox="-64 -118 128 128"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path
        d="M0-100 56-4H-56Z"
        className={classNames('stroke-7', isLocked ? 'fill-sunken stroke-line-strong' : 'fill-accent stroke-accent')}
      />
      {state === 'completed' ? (
        <path d="M-20-32-5-17 22-47" className="fill-none stroke-on-accent stroke-10" strokeLinecap="round" />
      ) : (
        <path d="M0-58 21-7H-21Z" className={isLocked ? 'fill-line-strong' : 'fill-paper'} />
      )}
    </svg>
  )
}
