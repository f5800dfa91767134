import { Link } from '@tanstack/react-router'
import { modulePath } from '#features/journey/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Point } from '../../map/web/route-points.ts'
import { madeWords, type Waypoint } from './way-view.ts'

type WaypointCardProps = { id: string; waypoint: Waypoint; words: string; place: Point }

/** What a module is and what came of it. To screen readers its ring has said so already: here they find the link alone. */
export function WaypointCard({ id, waypoint, words, place: { x, y } }: WaypointCardProps) {
  const isAbove = y > 0.5
  return (
    <div
      id={id}
      // The space to the ring belongs to it, so that a pointer on its way there stays inside.
      className={classNames('absolute z-20 w-60', isAbove ? '-translate-y-full pb-5' : 'pt-5')}
      style={{ left: `clamp(0px, ${(x * 100).toFixed(2)}% - 7.5rem, 100% - 15rem)`, top: `${(y * 100).toFixed(2)}%` }}
    >
      <div className="animate-appear rounded-md border border-line-strong bg-sheet p-4 shadow-lift">
        <div aria-hidden>
          <p className="legend text-accent">Module {waypoint.number}</p>
          <p className="mt-0.5 font-display text-lg leading-snug font-semibold">{waypoint.title}</p>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">{words}</p>
          <p className="mt-2 text-sm">{madeWords(waypoint)}</p>
        </div>
        <LinkButton asChild size="sm" variant="secondary" className="mt-3">
          <Link to={modulePath(waypoint.id)}>
            <span>
              Open<span className="sr-only"> {waypoint.title}</span>
            </span>
          </Link>
        </LinkButton>
      </div>
    </div>
  )
}
