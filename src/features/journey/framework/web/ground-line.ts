/** The drawing is 180 days wide and 40 high; 0 is its top. */
const bottom = 40

/** The ground at a day: terraces that get steeper from the valley over the ridge to the summit, never a step down. */
export function groundAt(day: number): number {
  const t = Math.min(1, Math.max(0, day / 180))
  const steps = terraced(terraced(t, 5, 0.6), 13, 0.8)
  return bottom - 3 - 14 * steps - 18 * steps ** 2.6
}

/** The share again, in a number of terraces: below a depth of 1 it falls nowhere. */
const terraced = (share: number, count: number, depth: number): number =>
  share - (depth * Math.sin(2 * Math.PI * count * share)) / (2 * Math.PI * count)

/** The line of the ground from one day to another. */
export function lineBetween(from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 1.5))
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const day = from + ((to - from) * step) / steps
    return `${day.toFixed(1)} ${groundAt(day).toFixed(2)}`
  })
  return `M${points.join('L')}`
}

/** The same, closed at the bottom. */
export const groundBetween = (from: number, to: number): string =>
  `${lineBetween(from, to)}L${to} ${bottom}L${from} ${bottom}Z`
