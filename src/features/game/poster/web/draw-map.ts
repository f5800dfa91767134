import type { Way } from '#features/journey/web/public.ts'
import { fontOf } from '#platform/web/picture/drawing.ts'
import { drawing } from '../../map/web/map-drawing.ts'
import { regionPlaces } from '../../map/web/map-regions.tsx'
import { reliefLevels, shoreTint } from '../../map/web/relief-levels.ts'
import { pointAt } from '../../map/web/route-points.ts'
import { shareOf, waypointsOf } from '../../member-map/web/way-view.ts'
import type { Layout } from '../poster.rules.ts'
import { mapIn } from './poster-frame.ts'

type Pen = CanvasRenderingContext2D
type ColorOf = (css: string) => string
type MapDrawing = { way: Way; regions: readonly string[]; layout: Layout; colorOf: ColorOf }

/** The member's own map, in the layout's box: ground, terrains, the way as far as they came, a flag for each module. */
export function drawMap(pen: Pen, map: MapDrawing): void {
  const { left, top, width, height } = map.layout.map
  pen.save()
  pen.beginPath()
  pen.rect(left, top, width, height)
  pen.clip()
  drawGround(pen, map)
  drawRegions(pen, map)
  drawWay(pen, map)
  pen.restore()
}

function drawGround(pen: Pen, { layout: { map, unit }, colorOf }: MapDrawing): void {
  const { matrix } = mapIn(map)
  const placed = (path: string, down = 0) => {
    const shape = new Path2D()
    shape.addPath(new Path2D(path), { ...matrix, e: (matrix.e ?? 0) + down * 0.8, f: (matrix.f ?? 0) + down })
    return shape
  }
  pen.fillStyle = colorOf('var(--color-water)')
  pen.fillRect(map.left, map.top, map.width, map.height)
  pen.fillStyle = colorOf(shoreTint)
  pen.fill(placed(drawing.land), 'evenodd')
  for (const { path, fill, stroke, isStrong } of reliefLevels) {
    pen.fillStyle = colorOf('var(--color-shade)')
    pen.fill(placed(path, 2.4 * unit), 'evenodd')
    const shape = placed(path)
    pen.fillStyle = colorOf(fill)
    pen.fill(shape, 'evenodd')
    pen.strokeStyle = colorOf(stroke)
    pen.lineWidth = (isStrong ? 1.7 : 1) * unit
    pen.globalAlpha = isStrong ? 0.7 : 0.4
    pen.stroke(shape)
    pen.globalAlpha = 1
  }
}

function drawRegions(pen: Pen, { regions, layout: { map, unit }, colorOf }: MapDrawing): void {
  const { sheet, place } = mapIn(map)
  pen.font = fontOf('text', 21 * unit, 600)
  pen.textAlign = 'center'
  pen.letterSpacing = `${7 * unit}px`
  pen.lineJoin = 'round'
  for (const [at, [x, y]] of regionPlaces[sheet === 'wide' ? 'wide' : 'upright'].entries()) {
    const name = regions[at]?.toUpperCase() ?? ''
    const spot = place({ x, y })
    pen.strokeStyle = colorOf('var(--color-paper)')
    pen.lineWidth = 5 * unit
    pen.strokeText(name, spot.x, spot.y)
    pen.fillStyle = colorOf(`var(--color-${terrains[at]})`)
    pen.fillText(name, spot.x, spot.y)
  }
  pen.letterSpacing = '0px'
  pen.textAlign = 'left'
}

const terrains = ['valley', 'ridge', 'summit'] as const

function drawWay(pen: Pen, { way, layout: { map, unit }, colorOf }: MapDrawing): void {
  const { sheet, place } = mapIn(map)
  const share = shareOf(way)
  const spot = (lessons: number) => place(pointAt(share(lessons), sheet))
  const line = (until: number) => {
    const path = new Path2D()
    for (let step = 0; step <= 400; step += 1) {
      const { x, y } = place(pointAt((until * step) / 400, sheet))
      path.lineTo(x, y)
    }
    return path
  }
  const stroke = (path: Path2D, css: string, width: number) => {
    pen.strokeStyle = colorOf(css)
    pen.lineWidth = width * unit
    pen.stroke(path)
  }
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  stroke(line(1), 'color-mix(in srgb, var(--color-paper) 80%, transparent)', 13)
  pen.fillStyle = colorOf('var(--color-ink)')
  for (let lesson = way.completed + 1; lesson <= way.total; lesson += 1) fillDot(pen, spot(lesson), 2.2 * unit)
  if (way.completed > 0) stroke(line(share(way.completed)), 'var(--color-accent)', 7)
  for (const { completedAt, end } of waypointsOf(way)) if (completedAt) drawFlag(pen, spot(end), unit, colorOf)
  const you = spot(way.completed)
  pen.fillStyle = colorOf('var(--color-paper)')
  fillDot(pen, you, 11 * unit)
  pen.fillStyle = colorOf('var(--color-ink)')
  fillDot(pen, you, 7.5 * unit)
}

function fillDot(pen: Pen, { x, y }: { x: number; y: number }, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

function drawFlag(pen: Pen, { x, y }: { x: number; y: number }, unit: number, colorOf: ColorOf): void {
  const at = (dx: number, dy: number) => [x + dx * unit, y + dy * unit] as const
  pen.strokeStyle = colorOf('var(--color-ink)')
  pen.lineWidth = 2.4 * unit
  pen.beginPath()
  pen.moveTo(...at(0, 0))
  pen.lineTo(...at(0, -32))
  pen.stroke()
  pen.beginPath()
  for (const [dx, dy] of [
    [0, -32],
    [20, -32],
    [15, -26],
    [20, -20],
    [0, -20],
  ] as const)
    pen.lineTo(...at(dx, dy))
  pen.closePath()
  pen.strokeStyle = colorOf('var(--color-paper)')
  pen.lineWidth = 2 * unit
  pen.stroke()
  pen.fillStyle = colorOf('var(--color-accent)')
  pen.fill()
}
