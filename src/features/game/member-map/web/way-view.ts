import { phaseLessons, placeOf } from '#features/journey/way/way.rules.ts'
import type { Way } from '#features/journey/web/public.ts'
import { shareAt } from '../../map/web/route-position.ts'

type Module = Way['modules'][number]

/** A module on the map: `end` is the number of core lessons from the first through its last. */
export type Waypoint = Omit<Module, 'steps'> & { number: number; end: number; lessons: number; done: number }

export function waypointsOf({ modules }: Way): Waypoint[] {
  let end = 0
  return modules.map(({ steps, ...module }, at) => {
    end += steps.length
    const done = module.completedAt ? steps.length : steps.filter(({ completedAt }) => completedAt).length
    return { ...module, number: at + 1, end, lessons: steps.length, done }
  })
}

/** From lessons to fractions of the route. */
export function shareOf(way: Way): (lessons: number) => number {
  const phases = phaseLessons(way)
  return (lessons) => shareAt(placeOf(lessons, phases))
}

/** How many lessons the dashed line leads to: as far as what the plan opens leaves the member behind. */
export const gapEnd = ({ completed, planned, behind }: Way): number =>
  Math.max(completed, Math.min(planned, completed + behind))

/** What a waypoint says. */
export function waypointWords(
  { completedAt, lessons, done, firstDay, lastDay }: Waypoint,
  date: (at: string) => string,
) {
  if (completedAt) return `Done ${date(completedAt)}`
  return done > 0 ? `${done} of ${lessons} lessons done` : `${lessons} lessons, days ${firstDay}–${lastDay}`
}

export const madeWords = ({ completedAt, deliverable }: Waypoint): string =>
  `${completedAt ? 'This module was for' : 'You’ll make'}: ${deliverable}`
