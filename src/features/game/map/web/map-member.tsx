import { mapLabel } from './map-camp.tsx'
import type { Label } from './map-label.ts'
import type { Point } from './route-points.ts'

/** The member's position. */
export function MapMember({ place, label }: { place: Point; label: Label }) {
  return (
    <>
      <g transform={`translate(${place.x} ${place.y})`}>
        <circle r="58" className="fill-accent/20 motion-safe:animate-breathe" />
        <circle r="32" className="fill-ink stroke-paper stroke-8" />
        <circle r="12" className="fill-paper" />
      </g>
      <text x={label.x} y={label.y} textAnchor={label.anchor} className={mapLabel}>
        You
      </text>
    </>
  )
}

/** Points covered by the mark, so that labels can avoid it. */
export function memberArea({ x, y }: Point): Point[] {
  return [-40, 0, 40].flatMap((dx) => [-30, 0, 30].map((dy) => ({ x: x + dx, y: y + dy })))
}
