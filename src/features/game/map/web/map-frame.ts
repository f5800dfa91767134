import { type Point, pointAt, type Sheet, sheetSize } from './route-points.ts'

/** The visible part of a sheet, in its units. */
export type Frame = { left: number; top: number; width: number; height: number }

export function wholeSheet(sheet: Sheet): Frame {
  return { left: 0, top: 0, ...sheetSize(sheet) }
}

/** How much of the sheet a section shows from top to bottom, in its units; 1,180 from side to side. */
export const frameHeights = { usual: 780, tall: 1010 }

/** The section around a fraction of the route: a little behind it, more ahead. */
export function frameAround(share: number, height: number): Frame {
  const { x, y } = pointAt(share, 'wide')
  const sheet = sheetSize('wide')
  const width = 1180
  return {
    left: Math.round(clamp(x - width * 0.42, 0, sheet.width - width)),
    top: Math.round(clamp(y - height * 0.6, 0, sheet.height - height)),
    width,
    height,
  }
}

/** Whether a tent at this point fits inside, from tip to floor. */
export function holdsTent({ left, top, width, height }: Frame, { x, y }: Point): boolean {
  return x > left + 50 && x < left + width - 50 && y > top + 190 && y < top + height - 20
}

/** Where a point of the sheet is in a frame, from 0 to 1 both ways. */
export const inFrame = ({ left, top, width, height }: Frame, { x, y }: Point): Point => ({
  x: (x - left) / width,
  y: (y - top) / height,
})

export const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1

/** CSS for a place in a frame; scripts may set it where a style attribute may not be. */
export const placeStyle = ({ x, y }: Point, aside: Point = { x: 0, y: 0 }) => ({
  left: calc(x, aside.x),
  top: calc(y, aside.y),
})

const calc = (share: number, pixels: number) => `calc(${(share * 100).toFixed(3)}% + ${pixels.toFixed(1)}px)`

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
