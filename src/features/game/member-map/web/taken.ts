import type { Frame } from '../../map/web/map-frame.ts'
import { type Point, pointAt, type Sheet } from '../../map/web/route-points.ts'
import { type Camp, shareAt } from '../../map/web/route-position.ts'
import type { Stop } from './stops.ts'

/** Sheet units of a pixel, about, at the width that a sheet is mostly seen at. */
export const unitsOfPixel: Record<Sheet, number> = { wide: 2.1, tall: 3.9, climb: 3.9 }

/** Points under rings, marks and flags, which labels keep clear of. */
export function takenBy(stops: readonly Stop[], camps: readonly Camp[], sheet: Sheet, frame: Frame): Point[] {
  const { left, top, width, height } = frame
  const unit = unitsOfPixel[sheet]
  const marks = stops.flatMap((stop) =>
    stop.kind === 'mark' || stop.kind === 'proved'
      ? [{ x: left + stop.place.x * width + stop.aside.x * unit, y: top + stop.place.y * height + stop.aside.y * unit }]
      : [],
  )
  const onTents = camps
    .filter(({ state, levelNumber }) => state !== 'locked' && levelNumber > 1)
    .map(({ place }) => pointAt(shareAt(place), sheet))
    .map(({ x, y }) => ({ x: x + 8 * unit, y: y - 104 - 16 * unit }))
  const onRings = stops.flatMap((stop) =>
    stop.kind === 'module' && stop.waypoint.completedAt
      ? [{ x: left + stop.place.x * width + 8 * unit, y: top + stop.place.y * height - 24 * unit }]
      : [],
  )
  const rings = stops.flatMap((stop) =>
    stop.kind === 'module' ? [{ x: left + stop.place.x * width, y: top + stop.place.y * height }] : [],
  )
  return [...marks, ...onTents, ...onRings, ...rings].flatMap(({ x, y }) =>
    [-9, 0, 9].flatMap((dx) => [-9, 0, 9].map((dy) => ({ x: x + dx * unit, y: y + dy * unit }))),
  )
}
