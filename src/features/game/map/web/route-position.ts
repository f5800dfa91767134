import { onScale } from '#features/journey/way/way.rules.ts'
import { route } from './map-drawing.ts'

export type CampState = 'locked' | 'unlocked' | 'completed'

export type Camp = {
  levelNumber: number
  name: string
  requiredXP: number
  state: CampState
  /** Counted in phases, as `placeOf` gives it. */
  place: number
  /** What the business measured when the camp was reached: the first for the map, all of it in words. */
  measured?: { short: string; words: string } | undefined
}

/** The fraction of the route at a place: each phase has its own terrain, from the foot of it to the next. */
export const shareAt = (place: number): number => onScale(place, route.ends)

/** The terrain, counted from 0, that a place lies in; the end of one is the beginning of the next. */
export const terrainAt = (place: number): number => Math.min(route.ends.length - 1, Math.floor(place))
