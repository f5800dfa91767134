import { classNames } from '#platform/ui/styles/class-names.ts'
import { MapCamp } from './map-camp.tsx'
import { type Frame, holdsTent } from './map-frame.ts'
import { labelsFor } from './map-label.ts'
import { MapMember, memberArea } from './map-member.tsx'
import { MapRegions } from './map-regions.tsx'
import { MapRelief } from './map-relief.tsx'
import { pointAt, type Sheet, wayBetween, wayPoints } from './route-points.ts'
import { type Camp, campPositions, memberPosition } from './route-position.ts'

type MapSheetProps = {
  reliefId: string
  sheet: Sheet
  frame: Frame
  camps: readonly Camp[]
  /** Without it no member is shown, and the whole route is drawn as open. */
  totalXP?: number | undefined
  regions?: readonly string[] | undefined
  className?: string
}

export function MapSheet({ reliefId, sheet, frame, camps, totalXP, regions = [], className }: MapSheetProps) {
  const walked = totalXP === undefined ? 1 : memberPosition(camps, totalXP)
  const positions = campPositions(camps)
  const placed = camps
    .map((camp, at) => ({ ...camp, ...pointAt(positions[at] ?? 0, sheet) }))
    .filter((camp) => holdsTent(frame, camp))
  const memberPlace = totalXP === undefined ? undefined : pointAt(walked, sheet)
  const drawn = [...wayPoints(sheet), ...(memberPlace ? memberArea(memberPlace) : [])]
  const { labels, you } = labelsFor(placed, frame, drawn, memberPlace)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      className={classNames('h-auto w-full bg-sunken', className)}
    >
      <MapRelief id={reliefId} sheet={sheet} />
      <MapRegions names={regions} sheet={sheet} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={wayBetween(0, 1, sheet)} className="stroke-paper/80 stroke-[16]" />
        <path d={wayBetween(walked, 1, sheet)} strokeDasharray="4 20" className="stroke-ink stroke-[8]" />
        <path d={wayBetween(0, walked, sheet)} className="stroke-accent stroke-[10]" />
      </g>
      {placed.map(({ levelNumber, name, state, measured, x, y }, at) => (
        <MapCamp
          key={levelNumber}
          place={{ x, y }}
          label={labels[at]}
          name={name}
          state={totalXP === undefined ? 'unlocked' : state}
          note={measured?.short}
        />
      ))}
      {memberPlace && you && <MapMember place={memberPlace} label={you} />}
    </svg>
  )
}
