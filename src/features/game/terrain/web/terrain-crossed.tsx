import { useId } from 'react'
import { phaseLessons, placeOf } from '#features/journey/way/way.rules.ts'
import type { Way } from '#features/journey/web/public.ts'
import { YouDot } from '#features/journey/web/public.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { inFrame, isInside, placeStyle } from '../../map/web/map-frame.ts'
import { ReliefOutlines } from '../../map/web/map-relief.tsx'
import { MapSheet } from '../../map/web/map-sheet.tsx'
import { pointAt, sheetSize } from '../../map/web/route-points.ts'
import { shareAt, terrainAt } from '../../map/web/route-position.ts'
import { MapFlags } from '../../member-map/web/map-flags.tsx'
import { stopsOf } from '../../member-map/web/stops.ts'
import { useIsNarrow } from '../../member-map/web/use-is-narrow.ts'
import { WayRings } from '../../member-map/web/way-rings.tsx'
import { gapEnd, shareOf } from '../../member-map/web/way-view.ts'
import { frameOf } from '../terrain-frame.ts'

type TerrainCrossedProps = {
  way: Way
  /** Counted from 0. */
  phase: number
  className?: string
}

/** The part of the map that a phase is, with the flags that were planted on it. A picture: the page says it in words. */
export function TerrainCrossed({ way, phase, className }: TerrainCrossedProps) {
  const reliefId = useId()
  const isNarrow = useIsNarrow()
  const sheet = 'wide'
  const stretch = [0, 0.25, 0.5, 0.75, 0.99].map((on) => pointAt(shareAt(phase + on), sheet))
  const frame = frameOf(stretch, sheetSize(sheet), isNarrow ? 1.15 : 2.2)
  const share = shareOf(way)
  const stops = stopsOf({ way, camps: [], marks: [] }, sheet, frame)
  const you = inFrame(frame, pointAt(share(way.completed), sheet))
  const lessons = phaseLessons(way)
  const before = lessons.slice(0, phase).reduce((sum, count) => sum + count, 0)
  return (
    <div aria-hidden className={classNames('@container neatline relative m-[5px] overflow-clip', className)}>
      <ReliefOutlines id={reliefId} />
      <MapSheet
        reliefId={reliefId}
        sheet={sheet}
        frame={frame}
        camps={[]}
        member={{
          at: share(way.completed),
          gapEnd: share(gapEnd(way)),
          steps: Array.from({ length: way.total }, (_, at) => share(at + 1)),
        }}
        terrain={terrainAt(placeOf(way.completed, lessons))}
      />
      <WayRings stops={stops} />
      <MapFlags way={way} camps={[]} from={before} at={way.completed} sheet={sheet} frame={frame} />
      {isInside(you) && (
        <span style={placeStyle(you)} className="absolute -translate-1/2">
          <YouDot />
        </span>
      )}
    </div>
  )
}
