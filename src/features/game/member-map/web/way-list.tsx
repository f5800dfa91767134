import { useState } from 'react'
import { useDates } from '#platform/web/zone.ts'
import { placeStyle } from '../../map/web/map-frame.ts'
import { markNames } from '../../marks/marks.rules.ts'
import { MarkGlyph } from '../../marks/web/mark-glyph.tsx'
import { ProvedGlyph } from '../../marks/web/proved-glyph.tsx'
import type { Stop } from './stops.ts'
import { Waypoint } from './waypoint.tsx'

/** Everything along the route as one list in its order: to the eye the map's rings and glyphs, to the ear the map. */
export function WayList({ stops }: { stops: readonly Stop[] }) {
  const [open, setOpen] = useState<string>()
  const dates = useDates()
  return (
    <ol aria-label="Your route, from the start to the summit">
      {stops.map((stop) => {
        if (stop.kind === 'camp')
          return (
            <li key={stop.key} className="sr-only">
              {stop.words}
            </li>
          )
        if (stop.kind === 'mark')
          return (
            <li
              key={stop.key}
              style={placeStyle(stop.place, stop.aside)}
              className="pointer-events-none absolute -translate-1/2"
            >
              <MarkGlyph
                kind={stop.mark.kind}
                className="size-5 @min-[60rem]:size-6"
                label={`Your mark: ${markNames[stop.mark.kind]}, ${dates.date(stop.mark.markedAt)}`}
              />
            </li>
          )
        if (stop.kind === 'proved')
          return (
            <li
              key={stop.key}
              style={placeStyle(stop.place, stop.aside)}
              className="pointer-events-none absolute -translate-1/2"
            >
              <ProvedGlyph
                className="size-6 @min-[60rem]:size-7"
                label={`Proved: ${stop.outcome.title}, ${dates.date(stop.outcome.provedAt)}`}
              />
            </li>
          )
        return (
          <Waypoint
            key={stop.key}
            waypoint={stop.waypoint}
            place={stop.place}
            isCurrent={stop.isCurrent}
            isOpen={open === stop.key}
            onOpen={() => setOpen(stop.key)}
            onClose={() => setOpen((now) => (now === stop.key ? undefined : now))}
          />
        )
      })}
    </ol>
  )
}
