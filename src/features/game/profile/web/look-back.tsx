import { Link } from '@tanstack/react-router'
import type { Phase, Way } from '#features/journey/web/public.ts'

/** From the map to the pages that look back on its terrains, and to the summit once it is reached. */
export function LookBack({ phases, way }: { phases: readonly Phase[]; way: Way }) {
  const crossed = phases.filter(({ percent }) => percent > 0)
  if (crossed.length === 0) return null
  return (
    <nav aria-label="What you made" className="mt-5 flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <span className="text-ink-soft">What you made:</span>
      {crossed.map(({ id, name }) => (
        <Link key={id} to={`/phases/${id}`} className="link py-1.5">
          {name}
        </Link>
      ))}
      {way.completed >= way.total && (
        <Link to="/summit" className="link py-1.5">
          The summit
        </Link>
      )}
      <Link to="/frontier/poster" className="link py-1.5 sm:ml-auto">
        Make a poster of this map
      </Link>
    </nav>
  )
}
