import { drawing, route } from './map-drawing.ts'

export type Point = { x: number; y: number }
/** The wide sheet, the same turned upright, and the upright one drawn longer, for walking up a narrow screen. */
export type Sheet = 'wide' | 'tall' | 'climb'

const lastStep = route.heights.length - 1

/** How much longer than it is the upright sheet is drawn. */
export const stretch: Record<Sheet, number> = { wide: 1, tall: 1, climb: 1.9 }

/** The sheet's size. The upright ones are the wide one rotated: the valley at the bottom, the summit at the top. */
export function sheetSize(sheet: Sheet): { width: number; height: number } {
  const { width, height } = drawing
  return sheet === 'wide' ? { width, height } : { width: height, height: width * stretch[sheet] }
}

/** The point at a fraction (0–1) of the route's length. */
export function pointAt(share: number, sheet: Sheet): Point {
  const along = Math.min(1, Math.max(0, share)) * lastStep
  const step = Math.min(lastStep - 1, Math.floor(along))
  const [from, to] = [stepPoint(step), stepPoint(step + 1)]
  const between = (axis: keyof Point) => Math.round(from[axis] + (to[axis] - from[axis]) * (along - step))
  const [x, y] = [between('x'), between('y')]
  return sheet === 'wide' ? { x, y } : { x: y, y: Math.round((drawing.width - x) * stretch[sheet]) }
}

/** The direction to the right of a walker, or below the route, at a fraction of it: one unit long. */
export function normalAt(share: number, sheet: Sheet): Point {
  const [from, to] = [pointAt(share - 0.01, sheet), pointAt(share + 0.01, sheet)]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: -dy / length, y: dx / length }
}

/** The route between two fractions of its length, as SVG path data. */
export function wayBetween(start: number, end: number, sheet: Sheet): string {
  const steps = route.heights.map((_, step) => step / lastStep).filter((share) => share > start && share < end)
  return [start, ...steps, end]
    .map((share) => pointAt(share, sheet))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
}

/** A dot at each fraction, as path data for a line with round ends. */
export const dotsAt = (shares: readonly number[], sheet: Sheet): string =>
  shares
    .map((share) => pointAt(share, sheet))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')

/** Every step of the route. */
export function wayPoints(sheet: Sheet): Point[] {
  return route.heights.map((_, step) => pointAt(step / lastStep, sheet))
}

function stepPoint(step: number): Point {
  return { x: route.points[2 * step] ?? 0, y: route.points[2 * step + 1] ?? 0 }
}
