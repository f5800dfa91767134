import { type ContourMultiPolygon, contours } from 'd3-contour'
import { aroundRing, type Point } from './points.ts'
import { simplified } from './simplify.ts'
import { groundAt, height, width } from './terrain.ts'

const cell = 5
/** Beyond the sheet's edge, so that what closes a line at the border lies outside the picture. */
const margin = 20
/** Rings around less than this (square map units) are specks, and left out. */
const smallest = 260
const columns = (width + 2 * margin) / cell
const rows = (height + 2 * margin) / cell

/** Path data for every line of one height. With it, the area above is what the path encloses. */
export function linesAt(level: number): string {
  const rings = contours().size([columns, rows]).thresholds([level])(ground()).flatMap(ringsOf)
  return rings.map(pathOf).join('')
}

function ground(): number[] {
  const values: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values.push(groundAt((column + 0.5) * cell - margin, (row + 0.5) * cell - margin))
    }
  }
  return values
}

function ringsOf(level: ContourMultiPolygon): Point[][] {
  return level.coordinates
    .flat()
    .map((ring) =>
      simplified(
        ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x * cell - margin, y * cell - margin]),
        0.8,
      ),
    )
    .filter((ring) => area(ring) > smallest)
}

function area(ring: readonly Point[]): number {
  const twice = aroundRing(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0)
  return Math.abs(twice) / 2
}

/**
 * A closed quadratic spline with the ring's points as its control points. Each `t` ends in the middle between two of
 * them and mirrors the last one into the next; whole coordinates on a doubled scale keep the mirroring exact.
 */
function pathOf(ring: readonly Point[]): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const middles = aroundRing(points).map(([[x, y], [nextX, nextY]]): Point => [x + nextX, y + nextY])
  const [control] = points
  const start = middles.at(-1)
  if (control === undefined || start === undefined) return ''
  let [penX, penY] = start
  const steps = middles.map(([x, y], at) => {
    const step = pair(x - penX, y - penY)
    const bend = `q${pair(2 * control[0] - penX, 2 * control[1] - penY)}`
    ;[penX, penY] = [x, y]
    return at === 0 ? `${bend}${step.startsWith('-') ? '' : ' '}${step}t` : step
  })
  const [first, ...rest] = steps
  return `M${pair(...start)}${first}${joined(rest)}z`
}

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)
const joined = (steps: readonly string[]): string =>
  steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')
