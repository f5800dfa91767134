import { ground, outline, profileSize } from '../../map/web/elevation-profile.tsx'
import { route } from '../../map/web/map-drawing.ts'

type Box = { left: number; top: number; width: number }
type ColorOf = (css: string) => string

/** The route in side view, each terrain in its hue, drawn into a picture at a width. */
export function drawProfile(pen: CanvasRenderingContext2D, { left, top, width }: Box, colorOf: ColorOf): void {
  const scale = width / profileSize.width
  const placed = (path: string) => {
    const shape = new Path2D()
    shape.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale, left, top]))
    return shape
  }
  for (const [at, terrain] of (['valley', 'ridge', 'summit'] as const).entries()) {
    const [from, to] = [route.ends[at - 1] ?? 0, route.ends[at] ?? 1]
    pen.fillStyle = colorOf(`color-mix(in oklab, var(--color-${terrain}) 32%, var(--color-paper))`)
    pen.fill(placed(ground(from, to - from)))
  }
  pen.strokeStyle = colorOf('var(--color-ink)')
  pen.lineWidth = 2.4 * scale
  pen.lineJoin = 'round'
  pen.stroke(placed(`M${outline(0, 1)}`))
}
