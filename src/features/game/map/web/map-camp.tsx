import { classNames } from '#platform/ui/styles/class-names.ts'
import { type Label, noteY } from './map-label.ts'
import type { Point } from './route-points.ts'
import type { CampState } from './route-position.ts'

type MapCampProps = { place: Point; label: Label | undefined; name: string; state: CampState; note: string | undefined }

/** A camp's tent and label on the route; checked when completed. */
export function MapCamp({ place: { x, y }, label, name, state, note }: MapCampProps) {
  const isLocked = state === 'locked'
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r="13"
        className={classNames('fill-paper stroke-6', isLocked ? 'stroke-ink-soft' : 'stroke-accent')}
      />
      <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
        <path
          d="M0-108 49-24H-49Z"
          className={classNames('stroke-7', isLocked ? 'fill-sheet stroke-ink-soft' : 'fill-accent stroke-paper')}
        />
        {state === 'completed' ? (
          <path d="M-17-48-4-36 18-62" className="fill-none stroke-on-accent stroke-9" strokeLinecap="round" />
        ) : (
          <path d="M0-70 18-26H-18Z" className={isLocked ? 'fill-ink-soft' : 'fill-paper'} />
        )}
      </g>
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor} className={mapLabel}>
          {name}
        </text>
      )}
      {label && note && (
        <text x={label.x} y={noteY(label, y)} textAnchor={label.anchor} className={mapNote}>
          {note}
        </text>
      )}
    </g>
  )
}

/** A label with a halo that keeps lines from crossing it; its size comes from the sheet. */
export const mapLabel =
  'fill-ink stroke-paper font-display font-semibold [paint-order:stroke] [stroke-linejoin:round] [stroke-width:12px]'

const mapNote =
  'fill-ink-soft stroke-paper font-text text-[0.68em] [paint-order:stroke] [stroke-linejoin:round] [stroke-width:10px]'
