import { contours } from 'd3-contour'
import { simplified } from './simplify.mjs'
import { groundAt, height, width } from './terrain.mjs'

const cell = 5
/** Beyond the sheet's edge, so that what closes a line at the border lies outside the picture. */
const margin = 20
/** Rings around less than this (square map units) are specks, and left out. */
const smallest = 260
const columns = (width + 2 * margin) / cell
const rows = (height + 2 * margin) / cell

/** Path data for every line of one height. With it, the area above is what the path encloses. */
export function linesAt(levels) {
  const rings = contours().size([columns, rows]).thresholds(levels)(ground()).flatMap(ringsOf)
  return rings.map(pathOf).join('')
}

function ground() {
  const values = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values.push(groundAt((column + 0.5) * cell - margin, (row + 0.5) * cell - margin))
    }
  }
  return values
}

function ringsOf(level) {
  return level.coordinates
    .flat()
    .map((ring) =>
      simplified(
        ring.slice(0, -1).map(([x, y]) => [x * cell - margin, y * cell - margin]),
        0.8,
      ),
    )
    .filter((ring) => area(ring) > smallest)
}

function area(ring) {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/**
 * A closed quadratic spline with the ring's points as its control points. Each `t` ends in the middle between two of
 * them and mirrors the last one into the next; whole coordinates on a doubled scale keep the mirroring exact.
 */
function pathOf(ring) {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)])
  const middles = points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]
    return [x + nextX, y + nextY]
  })
  const [startX, startY] = middles.at(-1)
  let [penX, penY] = [startX, startY]
  const steps = middles.map(([x, y], at) => {
    const control = at === 0 ? `q${pair(2 * points[0][0] - penX, 2 * points[0][1] - penY)}` : 't'
    const step = pair(x - penX, y - penY)
    ;[penX, penY] = [x, y]
    return at === 0 ? `${control}${step.startsWith('-') ? '' : ' '}${step}t` : step
  })
  const [first, ...rest] = steps
  return `M${pair(startX, startY)}${first}${joined(rest)}z`
}

const pair = (x, y) => (y < 0 ? `${x}${y}` : `${x} ${y}`)
const joined = (steps) => steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')
