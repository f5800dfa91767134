import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { way as wayQuery } from '#features/journey/web/public.ts'
import { campsOf } from '../../levels/web/camps-of.ts'
import { gameProfile } from '../../profile/web/profile.calls.ts'
import { MemberMap } from './member-map.tsx'

/** After a completed lesson: the map around the member, on which the dot walks one step on. */
export function JustWalked() {
  return (
    <div className="neatline m-[5px] mt-8 animate-rise bg-sheet empty:hidden">
      <StepOnMap />
    </div>
  )
}

/** The same without a frame of its own, for a page that tells of more than the step. */
export function StepOnMap() {
  const way = useQuery(wayQuery)
  const profile = useQuery(gameProfile)
  // What was read before the completion is on the screen of no one: it would let the dot walk from a step too early.
  if (!way.data || !profile.data || way.isFetching) return null
  return (
    <>
      <MemberMap
        variant="preview"
        way={way.data}
        camps={campsOf(profile.data.frontierLevels, way.data)}
        since={way.data.completed - 1}
      />
      <p className="border-t border-line px-4 py-3 text-sm sm:px-5">
        <Link to="/frontier" className="link">
          Open the map
        </Link>
      </p>
    </>
  )
}
