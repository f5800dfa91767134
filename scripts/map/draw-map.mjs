// Draws the expedition map: `node scripts/map/draw-map.mjs` writes src/features/game/map/web/map-drawing.ts.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { linesAt } from './contour-lines.mjs'
import { ascendingRoute } from './route.mjs'
import { groundAt, height, width } from './terrain.mjs'

const interval = 0.024
/** Every fifth line is drawn stronger, as on a printed sheet. */
const strongEvery = 5
const waterLevel = 0.07
const waypoints = [
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
const terrains = { valley: [0, 15 * interval], ridge: [15 * interval, 29 * interval], summit: [29 * interval, 2] }
const route = ascendingRoute(waypoints, 160)
const lowest = 4

function outlines([from, to]) {
  const levels = Array.from({ length: 60 }, (_, at) => (at + lowest) * interval)
  const paths = levels.filter((level) => level > from - 1e-9 && level < to - 1e-9).map((level) => linesAt([level]))
  return paths.filter((path) => path !== '')
}

const drawing = {
  width: 2 * width,
  height: 2 * height,
  lowest,
  strongEvery,
  land: linesAt([waterLevel]),
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
  `// Drawn by scripts/map/draw-map.mjs from the height field in scripts/map/terrain.mjs: change those, not this.

/** The sheet in half map units: its size, the shore, and the outline of every level of each terrain from the bottom up. */
export const drawing = ${JSON.stringify(drawing, null, 2)}

/** The way up in steps of equal length: x and y by turns, and how high each step stands; the ends are the fractions at which the terrains end. */
export const route = {
  ends: ${JSON.stringify(ends)},
  points: '${points.join(' ')}'.split(' ').map(Number),
  heights: '${heights.join(' ')}'.split(' ').map(Number),
}
`,
)
execFileSync('npx', ['biome', 'check', '--write', 'src/features/game/map/web/map-drawing.ts'], { stdio: 'inherit' })
