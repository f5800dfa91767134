import { drawing, route } from './map-drawing.ts'

export type Point = { x: number; y: number }
export type Sheet = 'wide' | 'tall'

const lastStep = route.heights.length - 1

/** The sheet's size. The tall one is the wide one rotated: the valley at the bottom, the summit at the top. */
export function sheetSize(sheet: Sheet): { width: number; height: number } {
  const { width, height } = drawing
  return sheet === 'wide' ? { width, height } : { width: height, height: width }
}

/** The point at a fraction (0–1) of the route's length. */
export function pointAt(share: number, sheet: Sheet): Point {
  const along = Math.min(1, Math.max(0, share)) * lastStep
  const step = Math.min(lastStep - 1, Math.floor(along))
  const [from, to] = [stepPoint(step), stepPoint(step + 1)]
  const between = (axis: keyof Point) => Math.round(from[axis] + (to[axis] - from[axis]) * (along - step))
  const [x, y] = [between('x'), between('y')]
  return sheet === 'wide' ? { x, y } : { x: y, y: drawing.width - x }
}

/** The route between two fractions of its length, as SVG path data. */
export function wayBetween(start: number, end: number, sheet: Sheet): string {
  const steps = route.heights.map((_, step) => step / lastStep).filter((share) => share > start && share < end)
  return [start, ...steps, end]
    .map((share) => pointAt(share, sheet))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
}

/** Every step of the route. */
export function wayPoints(sheet: Sheet): Point[] {
  return route.heights.map((_, step) => pointAt(step / lastStep, sheet))
}

function stepPoint(step: number): Point {
  return { x: route.points[2 * step] ?? 0, y: route.points[2 * step + 1] ?? 0 }
}
