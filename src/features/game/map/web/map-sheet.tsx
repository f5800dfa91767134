import { classNames } from '#platform/ui/styles/class-names.ts'
import { MapCamp, mapLabel } from './map-camp.tsx'
import { type Frame, holdsTent, inFrame, isInside } from './map-frame.ts'
import { labelsFor, type Sign } from './map-label.ts'
import { MapRegions } from './map-regions.tsx'
import { MapRelief } from './map-relief.tsx'
import { MapRoute, type RouteOfMember } from './map-route.tsx'
import { type Point, pointAt, type Sheet, wayPoints } from './route-points.ts'
import { type Camp, shareAt } from './route-position.ts'

type MapSheetProps = {
  reliefId: string
  sheet: Sheet
  frame: Frame
  camps: readonly Camp[]
  /** Without it no member is shown, and the whole route is drawn as open. */
  member?: RouteOfMember | undefined
  /** What stands on the route with a word beside it: fractions of it. */
  signs?: readonly { name: string; share: number; rise: number; isShown: boolean }[]
  /** The terrain that the member has come to; without one all are clear. */
  terrain?: number
  regions?: readonly string[] | undefined
  /** Points that labels keep clear of, beside what the sheet draws itself. */
  taken?: readonly Point[]
  className?: string
}

/** The drawing, without what moves or can be turned to. */
export function MapSheet(props: MapSheetProps) {
  const { reliefId, sheet, frame, camps, member, signs = [], terrain = 2, regions = [], taken = [], className } = props
  const placed = camps
    .map((camp) => ({ ...camp, ...pointAt(shareAt(camp.place), sheet) }))
    .filter((camp) => holdsTent(frame, camp))
  const shownSigns = signs
    .map(({ share, ...sign }) => ({ ...sign, ...pointAt(share, sheet) }))
    .filter((sign) => isInside(inFrame(frame, sign)))
  const drawn = [...wayPoints(sheet), ...taken, ...shownSigns.flatMap(signArea)]
  const { labels, signLabels } = labelsFor(placed, { frame, sheet }, drawn, shownSigns)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      className={classNames('h-auto w-full bg-sunken', className)}
    >
      <MapRelief id={reliefId} sheet={sheet} terrain={terrain} />
      <MapRegions names={regions} sheet={sheet} />
      <MapRoute sheet={sheet} member={member} />
      {placed.map(({ levelNumber, name, state, measured, x, y }, at) => (
        <MapCamp
          key={levelNumber}
          place={{ x, y }}
          label={labels[at]}
          name={name}
          state={member ? state : 'unlocked'}
          note={measured?.short}
        />
      ))}
      {shownSigns.map(({ name, isShown }, at) => {
        const { x, y, anchor } = signLabels[at] ?? {}
        return (
          isShown && (
            <text key={name} x={x} y={y} textAnchor={anchor} className={mapLabel}>
              {name}
            </text>
          )
        )
      })}
    </svg>
  )
}

/** Points covered by a sign, so that labels can avoid it. */
const signArea = ({ x, y, rise }: Sign): Point[] =>
  [-40, 0, 40].flatMap((dx) => [-rise - 10, -rise / 2, -30, 0, 30].map((dy) => ({ x: x + dx, y: y + dy })))
