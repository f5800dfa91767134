import { drawing } from '../../map/web/map-drawing.ts'
import type { Point, Sheet } from '../../map/web/route-points.ts'

type Box = { left: number; top: number; width: number; height: number }

/** How the map lies in a box of a picture: whole, upright where the box is, stretched to its shape. */
export function mapIn(box: Box): { sheet: Sheet; place: (point: Point) => Point; matrix: DOMMatrix2DInit } {
  const isUpright = box.height > box.width
  // What is cut off at the ends of the way is empty.
  const rim = 60
  const [across, along] = isUpright
    ? [drawing.height, drawing.width - 2 * rim]
    : [drawing.width - 2 * rim, drawing.height]
  const [sx, sy] = [box.width / across, box.height / along]
  if (!isUpright) {
    const [e, f] = [box.left - rim * sx, box.top]
    return {
      sheet: 'wide',
      place: ({ x, y }) => ({ x: x * sx + e, y: y * sy + f }),
      matrix: { a: sx, b: 0, c: 0, d: sy, e, f },
    }
  }
  const f = box.top + (drawing.width - rim) * sy
  return {
    sheet: 'tall',
    place: ({ x, y }) => ({ x: box.left + x * sx, y: box.top + (y - rim) * sy }),
    matrix: { a: 0, b: -sy, c: sx, d: 0, e: box.left, f },
  }
}
