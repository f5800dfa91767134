import { type Point, successive } from './points.ts'
import { groundAt, height, width } from './terrain.ts'

const cell = 8
const columns = width / cell
const rows = height / cell

/**
 * The way up as a walker takes it: the cheapest line through the waypoints, where going down costs most and going
 * straight up a slope costs more than going around. Rounded off, then cut into steps of equal length.
 */
export function ascendingRoute(waypoints: readonly Point[], steps: number): Point[] {
  const legs = successive(waypoints).map(([from, to], at) => cheapestWay(from, to).slice(at === 0 ? 0 : 1))
  return evenSteps(rounded(legs.flat(), 18), steps)
}

/** Dijkstra's way over the cells of the sheet. */
function cheapestWay(from: Point, to: Point): Point[] {
  const [start, goal] = [indexOf(from), indexOf(to)]
  const costs = new Map([[start, 0]])
  const costOf = (index: number) => costs.get(index) ?? Number.POSITIVE_INFINITY
  const cameFrom = new Map<number, number>()
  const open = new Set([start])
  while (open.size > 0) {
    const here = cheapestOf(open, costOf)
    open.delete(here)
    if (here === goal) break
    for (const next of neighbors(here)) {
      const total = costOf(here) + effort(here, next)
      if (total >= costOf(next)) continue
      costs.set(next, total)
      cameFrom.set(next, here)
      open.add(next)
    }
  }
  const way: Point[] = []
  for (let at: number | undefined = goal; at !== undefined; at = cameFrom.get(at)) way.unshift(center(at))
  return way
}

const cheapestOf = (open: ReadonlySet<number>, costOf: (index: number) => number): number =>
  [...open].reduce((best, index) => (costOf(index) < costOf(best) ? index : best))

function effort(here: number, next: number): number {
  const [[x, y], [nextX, nextY]] = [center(here), center(next)]
  const length = Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2)
  const climb = ((groundAt(nextX, nextY) - groundAt(x, y)) / length) * 100
  return length * (climb < 0 ? 1 + 60 * -climb : 1 + 16 * climb * climb)
}

/** Knight's moves too, so that a line may take more than eight directions. */
const moves = [-2, -1, 0, 1, 2]
  .flatMap((dx) => [-2, -1, 0, 1, 2].map((dy): Point => [dx, dy]))
  .filter(([dx, dy]) => {
    const [across, down] = [Math.abs(dx), Math.abs(dy)]
    return across + down > 0 && (across < 2 || down === 1) && (down < 2 || across === 1)
  })

function neighbors(index: number): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return moves
    .map(([dx, dy]): Point => [column + dx, row + dy])
    .filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows)
    .map(([x, y]) => y * columns + x)
}

const indexOf = ([x, y]: Point): number => Math.floor(y / cell) * columns + Math.floor(x / cell)
const center = (index: number): Point => [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * cell]

/** Each point moves to the mean of its neighborhood, `times` times; the ends stay. */
function rounded(line: Point[], times: number): Point[] {
  if (times === 0) return line
  const next = line.map((point, at): Point => {
    const [before, after] = [line[at - 1], line[at + 1]]
    if (before === undefined || after === undefined) return point
    return [mean(before[0], point[0], after[0]), mean(before[1], point[1], after[1])]
  })
  return rounded(next, times - 1)
}

const mean = (before: number, here: number, after: number): number => (before + 2 * here + after) / 4

function evenSteps(line: readonly Point[], steps: number): Point[] {
  let length = 0
  const stretches = successive(line).map(([from, to]) => {
    const start = length
    length += Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2)
    return { from, to, start, end: length }
  })
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const target = (length * step) / steps
    const stretch = stretches.find(({ end }) => end >= target - 1e-9)
    if (stretch === undefined) throw new Error('a route needs two waypoints')
    const { from, to, start, end } = stretch
    const share = (target - start) / (end - start)
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}
