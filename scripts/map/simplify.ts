import type { Point } from './points.ts'

/** Douglas and Peucker's line simplification of a closed ring: nothing moves further than `tolerance`. */
export function simplified(ring: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(ring.length / 2)
  const there = reduced(ring.slice(0, half + 1), tolerance)
  const back = reduced([...ring.slice(half), ...ring.slice(0, 1)], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

/** The same for an open line. */
function reduced(line: Point[], tolerance: number): Point[] {
  const [start, ...rest] = line
  const end = rest.pop()
  if (start === undefined || end === undefined || rest.length === 0) return line
  let farthest = 0
  let split = 0
  for (const [at, point] of rest.entries()) {
    const away = distance(point, start, end)
    if (away > farthest) [farthest, split] = [away, at + 1]
  }
  if (farthest <= tolerance) return [start, end]
  return [...reduced(line.slice(0, split + 1), tolerance).slice(0, -1), ...reduced(line.slice(split), tolerance)]
}

function distance([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [dx, dy] = [endX - startX, endY - startY]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return Math.sqrt((x - startX) ** 2 + (y - startY) ** 2)
  return Math.abs(dy * (x - startX) - dx * (y - startY)) / length
}
