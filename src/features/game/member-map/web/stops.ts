import { phaseLessons, placeOf } from '#features/journey/way/way.rules.ts'
import type { Way } from '#features/journey/web/public.ts'
import { campSentence } from '../../map/web/map-description.ts'
import { type Frame, inFrame } from '../../map/web/map-frame.ts'
import { normalAt, type Point, pointAt, type Sheet } from '../../map/web/route-points.ts'
import { type Camp, shareAt } from '../../map/web/route-position.ts'
import type { Mark } from '../../marks/web/marks.calls.ts'
import { type Waypoint, waypointsOf } from './way-view.ts'

type At = { key: string; along: number; place: Point }

/** How far beside the route marks are drawn, in pixels; close ones alternate so that they don't cover each other. */
const aside = [24, -26, 46]
/** Fractions of the route that count as close. */
const close = 0.03

/** A result in the business that a coach confirmed, at the lesson that it stands at. */
export type ProvedOutcome = { id: string; title: string; lessonId: string; provedAt: string }

/** What a member meets on the route. */
export type Stop =
  | (At & { kind: 'module'; waypoint: Waypoint; isCurrent: boolean })
  | (At & { kind: 'camp'; words: string })
  /** `aside` is where its glyph is, in pixels from its place. */
  | (At & { kind: 'mark'; mark: Mark; aside: Point })
  | (At & { kind: 'proved'; outcome: ProvedOutcome; aside: Point })

type Things = { way: Way; camps: readonly Camp[]; marks: readonly Mark[]; proved?: readonly ProvedOutcome[] }

/** Modules, camps, marks and proved outcomes in the order in which the route passes them. */
export function stopsOf({ way, camps, marks, proved = [] }: Things, sheet: Sheet, frame: Frame): Stop[] {
  const phases = phaseLessons(way)
  const at = (along: number) => ({ along, place: inFrame(frame, pointAt(shareAt(along), sheet)) })
  const waypoints = waypointsOf(way)
  const current = waypoints.find(({ completedAt }) => !completedAt)?.id
  const stops: Stop[] = [
    ...waypoints.map((waypoint) => ({
      kind: 'module' as const,
      key: waypoint.id,
      ...at(placeOf(waypoint.end, phases)),
      waypoint,
      isCurrent: waypoint.id === current,
    })),
    ...camps.map((camp) => ({
      kind: 'camp' as const,
      key: `camp-${camp.levelNumber}`,
      ...at(camp.place),
      words: campSentence(camp, true),
    })),
    ...placedSigns(way, marks, proved).map(({ sign, step }, index, all) => {
      const along = placeOf(step, phases)
      const near = all.slice(0, index).filter((other) => shareAt(along) - shareAt(placeOf(other.step, phases)) < close)
      const distance = aside[near.length % aside.length] ?? 0
      const { x, y } = normalAt(shareAt(along), sheet)
      return { ...sign, ...at(along), aside: { x: x * distance, y: y * distance } }
    }),
  ]
  return stops.sort((one, other) => one.along - other.along)
}

/** Marks and proved outcomes in the order of their steps; one whose lesson is not on the way any more is left out. */
function placedSigns(way: Way, marks: readonly Mark[], proved: readonly ProvedOutcome[]) {
  return [
    ...marks.map((mark) => ({
      sign: { kind: 'mark' as const, key: mark.id, mark },
      step: stepOf(way, mark.subModuleId),
    })),
    ...proved.map((outcome) => ({
      sign: { kind: 'proved' as const, key: `proved-${outcome.id}`, outcome },
      step: stepOf(way, outcome.lessonId),
    })),
  ]
    .filter(({ step }) => step > 0)
    .sort((one, other) => one.step - other.step)
}

/** The number of a core lesson from 1; 0 for one that is not on the way any more. */
const stepOf = ({ modules }: Way, id: string): number =>
  modules.flatMap(({ steps }) => steps).findIndex((step) => step.id === id) + 1
