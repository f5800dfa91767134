export type Point = { label: string; value: number }

/** In units of the SVG's view box. */
export const frame = { width: 560, height: 240, left: 54, right: 28, top: 12, bottom: 30 }
export const floor = frame.height - frame.bottom

/** The next round figure above the largest value: 1, 2 or 5 times a power of ten. */
export function roundTop(values: readonly number[]): number {
  const largest = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(largest))
  return ([1, 2, 5, 10].find((step) => step * power >= largest) ?? 10) * power
}

export const yOf = (value: number, top: number): number => floor - (value / top) * (floor - frame.top)
