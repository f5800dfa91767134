import { groundAt, height, width } from './terrain.mjs'

const cell = 8
const columns = width / cell
const rows = height / cell

/**
 * The way up as a walker takes it: the cheapest line through the waypoints, where going down costs most and going
 * straight up a slope costs more than going round. Rounded off, then cut into steps of equal length.
 */
export function ascendingRoute(waypoints, steps) {
  const legs = waypoints.slice(1).map((to, at) => cheapestWay(waypoints[at], to).slice(at === 0 ? 0 : 1))
  return evenSteps(rounded(legs.flat(), 18), steps)
}

function cheapestWay(from, to) {
  const [start, goal] = [indexOf(from), indexOf(to)]
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const cameFrom = new Int32Array(columns * rows).fill(-1)
  const open = [start]
  cost[start] = 0
  while (open.length > 0) {
    const here = takeCheapest(open, cost)
    if (here === goal) break
    for (const next of neighbours(here)) {
      const total = cost[here] + effort(here, next)
      if (total >= cost[next]) continue
      cost[next] = total
      cameFrom[next] = here
      if (!open.includes(next)) open.push(next)
    }
  }
  const way = []
  for (let at = goal; at !== -1; at = cameFrom[at]) way.unshift(centre(at))
  return way
}

function takeCheapest(open, cost) {
  let best = 0
  for (let at = 1; at < open.length; at += 1) if (cost[open[at]] < cost[open[best]]) best = at
  return open.splice(best, 1)[0]
}

function effort(here, next) {
  const [[x, y], [nextX, nextY]] = [centre(here), centre(next)]
  const length = Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2)
  const climb = ((groundAt(nextX, nextY) - groundAt(x, y)) / length) * 100
  return length * (climb < 0 ? 1 + 60 * -climb : 1 + 16 * climb * climb)
}

/** Knight's moves too, so that a line may take more than eight directions. */
const moves = [-2, -1, 0, 1, 2]
  .flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => [dx, dy]))
  .filter(([dx, dy]) => {
    const [across, down] = [Math.abs(dx), Math.abs(dy)]
    return across + down > 0 && (across < 2 || down === 1) && (down < 2 || across === 1)
  })

function neighbours(index) {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return moves
    .map(([dx, dy]) => [column + dx, row + dy])
    .filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows)
    .map(([x, y]) => y * columns + x)
}

const indexOf = ([x, y]) => Math.floor(y / cell) * columns + Math.floor(x / cell)
const centre = (index) => [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * cell]

/** Each point moves to the mean of its neighbourhood, `times` times; the ends stay. */
function rounded(line, times) {
  if (times === 0) return line
  const mean = (at, axis) => (line[at - 1][axis] + 2 * line[at][axis] + line[at + 1][axis]) / 4
  const next = line.map((point, at) => (at === 0 || at === line.length - 1 ? point : [mean(at, 0), mean(at, 1)]))
  return rounded(next, times - 1)
}

function evenSteps(line, steps) {
  const lengths = [0]
  for (let at = 1; at < line.length; at += 1) {
    const [[x, y], [lastX, lastY]] = [line[at], line[at - 1]]
    lengths.push(lengths[at - 1] + Math.sqrt((x - lastX) ** 2 + (y - lastY) ** 2))
  }
  return Array.from({ length: steps + 1 }, (_, step) => {
    const target = (lengths.at(-1) * step) / steps
    const at = Math.max(
      1,
      lengths.findIndex((length) => length >= target - 1e-9),
    )
    const share = (target - lengths[at - 1]) / (lengths[at] - lengths[at - 1])
    return [0, 1].map((axis) => line[at - 1][axis] + (line[at][axis] - line[at - 1][axis]) * share)
  })
}
