import { type Point, pointAt, type Sheet, sheetSize } from './route-points.ts'

/** The part of a sheet that is shown, in its units. */
export type Frame = { left: number; top: number; width: number; height: number }

export function wholeSheet(sheet: Sheet): Frame {
  return { left: 0, top: 0, ...sheetSize(sheet) }
}

/** The stretch around a share of the way: a little behind it, more ahead. */
export function frameAround(share: number): Frame {
  const { x, y } = pointAt(share, 'wide')
  const sheet = sheetSize('wide')
  const [width, height] = [1180, 780]
  return {
    left: Math.round(clamp(x - width * 0.42, 0, sheet.width - width)),
    top: Math.round(clamp(y - height * 0.6, 0, sheet.height - height)),
    width,
    height,
  }
}

/** Is a tent at this point, with its tip and floor, inside? */
export function holdsTent({ left, top, width, height }: Frame, { x, y }: Point): boolean {
  return x > left + 50 && x < left + width - 50 && y > top + 190 && y < top + height - 20
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
