import { isInside, placeStyle } from '../../map/web/map-frame.ts'
import { Ring } from './ring.tsx'
import type { Stop } from './stops.ts'

/** The rings as a picture: where the map is a preview. */
export const WayRings = ({ stops }: { stops: readonly Stop[] }) =>
  stops.map(
    (stop) =>
      stop.kind === 'module' &&
      isInside(stop.place) && (
        <span key={stop.key} style={placeStyle(stop.place)} className="absolute -translate-1/2">
          <Ring waypoint={stop.waypoint} isCurrent={stop.isCurrent} />
        </span>
      ),
  )
