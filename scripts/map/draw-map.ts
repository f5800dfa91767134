// Draws the expedition map: `node scripts/map/draw-map.ts` writes src/features/game/map/web/map-drawing.ts.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { linesAt } from './contour-lines.ts'
import type { Point } from './points.ts'
import { ascendingRoute } from './route.ts'
import { groundAt, height, width } from './terrain.ts'

/** Heights from the first up to, and without, the second. */
type Range = readonly [from: number, to: number]

const interval = 0.024
/** Every fifth line is drawn stronger, as on a printed sheet. */
const strongEvery = 5
const waterLevel = 0.07
const waypoints: readonly Point[] = [
  [84, 578],
  [196, 428],
  [330, 322],
  [452, 420],
  [640, 340],
  [890, 372],
  [1106, 258],
  [1041, 170],
]

/** Cut where a drawn line is, at heights that the way up passes once, so that it has about as far to go in each. */
const terrains: Record<string, Range> = {
  valley: [0, 15 * interval],
  ridge: [15 * interval, 29 * interval],
  summit: [29 * interval, 2],
}
const route = ascendingRoute(waypoints, 160)
const lowest = 4

function outlines([from, to]: Range): string[] {
  const levels = Array.from({ length: 60 }, (_, at) => (at + lowest) * interval)
  const paths = levels.filter((level) => level > from - 1e-9 && level < to - 1e-9).map((level) => linesAt(level))
  return paths.filter((path) => path !== '')
}

const drawing = {
  width: 2 * width,
  height: 2 * height,
  lowest,
  strongEvery,
  land: linesAt(waterLevel),
  outlines: Object.fromEntries(Object.entries(terrains).map(([terrain, range]) => [terrain, outlines(range)])),
}
/** The fraction of the way at which each terrain is left. */
const ends = Object.values(terrains).map(([, top]) => {
  const above = route.findIndex(([x, y]) => groundAt(x, y) >= top)
  return above === -1 ? 1 : Number((above / (route.length - 1)).toFixed(4))
})
const points = route.flatMap(([x, y]) => [Math.round(2 * x), Math.round(2 * y)])
const heights = route.map(([x, y]) => Math.round(groundAt(x, y) * 1000))
writeFileSync(
  new URL('../../src/features/game/map/web/map-drawing.ts', import.meta.url),
  `// Drawn by scripts/map/draw-map.ts from the height field in scripts/map/terrain.ts: change those, not this.

/** The sheet in half map units: its size, the shore, and the outline of every level of each terrain from the bottom up. */
export const drawing = ${JSON.stringify(drawing, null, 2)}

/** The route in steps of equal length: x and y alternating, the height of each, and where each terrain ends, 0–1. */
export const route = {
  ends: ${JSON.stringify(ends)},
  points: '${points.join(' ')}'.split(' ').map(Number),
  heights: '${heights.join(' ')}'.split(' ').map(Number),
}
`,
)
execFileSync('npx', ['biome', 'check', '--write', 'src/features/game/map/web/map-drawing.ts'], { stdio: 'inherit' })
