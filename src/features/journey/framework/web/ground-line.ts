/** The drawing is 180 days wide and 40 high; 0 is its top. */
const bottom = 40

/** The ground at a day: rolling in the valley, broken on the ridge, steep at the summit. */
export function groundAt(day: number): number {
  const t = day / 180
  const rise = 5 + 19 * t ** 1.4 + 10 * Math.exp(-(((day - 171) / 9) ** 2))
  const rough = (0.5 + 1.2 * t) * Math.sin(day / 8.2) + (0.3 + 0.9 * t) * Math.sin(day / 3.3 + 1)
  return bottom - rise - rough
}

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
