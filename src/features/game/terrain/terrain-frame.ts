/** What a frame is cut from: points of the route and the sheet they lie on, in its units. */
type Place = { x: number; y: number }
type Size = { width: number; height: number }

const margin = 150

/** The smallest section of the sheet with these points and room around them, at a ratio of width to height. */
export function frameOf(points: readonly Place[], sheet: Size, ratio: number) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  const wanted = Math.max(right - left + 2 * margin, (foot - top + 2 * margin) * ratio)
  const width = Math.round(Math.min(wanted, sheet.width, sheet.height * ratio))
  const height = Math.round(width / ratio)
  return {
    left: Math.round(within((left + right - width) / 2, sheet.width - width)),
    top: Math.round(within((top + foot - height) / 2, sheet.height - height)),
    width,
    height,
  }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
