import { layered } from './noise.ts'
import { successive } from './points.ts'

/** The sheet, in map units. */
export const width = 1200
export const height = 640

const summit = [1046, 158] as const
/** The crest from the valley's edge to the summit: x, y and how high it stands there. */
const crest: readonly (readonly [x: number, y: number, height: number])[] = [
  [330, 520, 0.02],
  [470, 400, 0.16],
  [640, 352, 0.25],
  [800, 392, 0.33],
  [930, 318, 0.42],
  [1046, 158, 0.44],
]
const stretches = successive(crest)

/** Height of the ground, from about 0 (the lake in the valley) to a little over 1 (the summit). */
export function groundAt(mapX: number, mapY: number): number {
  const x = mapX + 30 * layered(mapX / 180, mapY / 180, 3)
  const y = mapY + 30 * layered(mapX / 180 + 50, mapY / 180, 3)
  const rise = smooth((x - 240 - (y - 320) * 0.3) / 800)
  const floor =
    0.17 +
    0.055 * layered(x / 170, y / 130, 2) -
    0.21 * dome(x, y, 232, 232, 122, 66) -
    0.06 * dome(x, y, 90, 590, 190, 90)
  const mountain =
    0.34 * peak(x, y, ...summit, 150) + 0.27 * peak(x, y, 800, 84, 105) + 0.16 * peak(x, y, 1150, 440, 100)
  const hills =
    0.12 * dome(x, y, 520, 150, 120, 80) + 0.1 * dome(x, y, 700, 560, 150, 70) + 0.08 * dome(x, y, 262, 430, 110, 70)
  return floor + 0.17 * rise + ridgeAt(x, y) + mountain + hills + 0.045 * rise * layered(x / 120, y / 120 + 9, 2)
}

/** What the nearest stretch of the crest lifts the ground by: steep at the top, running out in long slopes. */
function ridgeAt(x: number, y: number): number {
  let lift = 0
  for (const [[fromX, fromY, from], [toX, toY, to]] of stretches) {
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)))
    const away = Math.sqrt((x - fromX - along * dx) ** 2 + (y - fromY - along * dy) ** 2)
    lift = Math.max(lift, (from + (to - from) * along) * Math.exp(-Math.sqrt(away * away + 400) / 125))
  }
  return lift * 1.17
}

/** A pointed mountain with five spurs. */
function peak(x: number, y: number, peakX: number, peakY: number, reach: number): number {
  const [dx, dy] = [x - peakX, y - peakY]
  const spurs = 1 + 0.2 * Math.cos(5 * Math.atan2(dy, dx) + peakX)
  return Math.exp((-Math.sqrt(dx * dx + dy * dy + 200) * spurs) / reach)
}

/** A rounded hill, or with a minus before it a hollow. */
function dome(x: number, y: number, domeX: number, domeY: number, reachX: number, reachY: number): number {
  const [dx, dy] = [(x - domeX) / reachX, (y - domeY) / reachY]
  return 1 / (1 + (dx * dx + dy * dy) ** 1.5)
}

function smooth(t: number): number {
  const inside = Math.min(1, Math.max(0, t))
  return inside * inside * (3 - 2 * inside)
}
