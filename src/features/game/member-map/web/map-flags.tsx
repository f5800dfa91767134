import type { Way } from '#features/journey/web/public.ts'
import { type Frame, inFrame, isInside } from '../../map/web/map-frame.ts'
import { pointAt, type Sheet } from '../../map/web/route-points.ts'
import { type Camp, shareAt } from '../../map/web/route-position.ts'
import { MapFlag } from './map-flag.tsx'
import { shareOf, waypointsOf } from './way-view.ts'

type MapFlagsProps = { way: Way; camps: readonly Camp[]; from: number; at: number; sheet: Sheet; frame: Frame }

/** Sheet units from a camp's point to the tip of its tent. */
const tentHeight = 104

/** The flags of finished modules. The one that the dot walks to is planted when it gets there. */
export function MapFlags({ way, camps, from, at, sheet, frame }: MapFlagsProps) {
  const share = shareOf(way)
  const tents = camps.map(({ place }) => shareAt(place))
  return waypointsOf(way)
    .filter(({ completedAt, end }) => completedAt && !(end > from && end <= way.completed && end > at))
    .map(({ id, end }) => {
      const along = share(end)
      const point = pointAt(along, sheet)
      // Where a camp is, the flag flies from its tent.
      const isOnTent = tents.some((tent) => Math.abs(tent - along) < 0.004)
      const place = inFrame(frame, isOnTent ? { ...point, y: point.y - tentHeight } : point)
      return isInside(place) ? <MapFlag key={id} place={place} isOnTent={isOnTent} isNew={end > from} /> : null
    })
}
