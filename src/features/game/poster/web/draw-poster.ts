import type { Way } from '#features/journey/web/public.ts'
import { brokenLines, fittingSize, fontOf, lightColors, openDrawing } from '#platform/web/picture/drawing.ts'
import { type Format, type Layout, layouts, type PosterNumber } from '../poster.rules.ts'
import { drawMap } from './draw-map.ts'

export type Poster = {
  way: Way
  regions: readonly string[]
  product: string
  name: string
  /** How far, and when. */
  line: string
  numbers: readonly PosterNumber[]
}

type Pen = CanvasRenderingContext2D
type ColorOf = (css: string) => string

/** The poster as a picture; what is on it is what `Poster` holds, and nothing else. */
export async function drawPoster(poster: Poster, format: Format): Promise<HTMLCanvasElement> {
  const layout = layouts[format]
  const { canvas, pen } = await openDrawing(layout.width, layout.height)
  const { colorOf, close } = lightColors()
  pen.fillStyle = colorOf('var(--color-paper)')
  pen.fillRect(0, 0, layout.width, layout.height)
  drawMap(pen, { way: poster.way, regions: poster.regions, layout, colorOf })
  drawNeatline(pen, layout, colorOf)
  drawWords(pen, poster, layout, colorOf)
  close()
  return canvas
}

function drawNeatline(pen: Pen, { map, unit }: Layout, colorOf: ColorOf): void {
  pen.lineWidth = 1.4 * unit
  for (const [out, css] of [
    [0, 'var(--color-line-strong)'],
    [7 * unit, 'var(--color-line-strong)'],
  ] as const) {
    pen.strokeStyle = colorOf(css)
    pen.strokeRect(map.left - out, map.top - out, map.width + 2 * out, map.height + 2 * out)
  }
}

function drawWords(pen: Pen, poster: Poster, { text, name, unit, columns }: Layout, colorOf: ColorOf): void {
  const write = (words: string, x: number, y: number, font: string, color = 'var(--color-ink)') => {
    pen.font = font
    pen.fillStyle = colorOf(color)
    pen.fillText(words, x, y)
  }
  const measured = (font: string) => (words: string) => {
    pen.font = font
    return pen.measureText(words).width
  }
  const byHundred = measured(fontOf('display', 100, 560))
  const measure = (words: string) => byHundred(words) / 100
  const size = fittingSize(
    poster.name,
    { width: text.width, lines: name.lines, most: name.size, least: name.size * 0.35 },
    measure,
  )
  let y = text.top + (columns === 1 ? 34 : 30) * unit
  for (const line of brokenLines(poster.name, text.width / size, measure).slice(0, name.lines)) {
    y += size * 1.08
    write(line, text.left, y, fontOf('display', size, 560))
  }
  const small = (columns === 1 ? 30 : 33) * unit
  y += 20 * unit
  for (const line of linesOf(poster.line, text.width, measured(fontOf('text', small)))) {
    y += small * 1.35
    write(line, text.left, y, fontOf('text', small), 'var(--color-ink-soft)')
  }
  const foot = text.top + text.height - 14 * unit
  write(poster.product, text.left, foot, fontOf('display', 27 * unit, 600))
  drawNumbers(poster.numbers, { text, unit, columns, top: y, foot: foot - 58 * unit }, write, measured)
}

/** On one line, or with what comes after the last dot on the next. */
function linesOf(line: string, width: number, measure: (words: string) => number): string[] {
  if (measure(line) <= width) return [line]
  const parts = line.split(' · ')
  return [parts.slice(0, -1).join(' · '), parts.at(-1) ?? '']
}

type Place = Pick<Layout, 'text' | 'unit' | 'columns'> & { top: number; foot: number }
type Write = (words: string, x: number, y: number, font: string, color?: string) => void
type Measured = (font: string) => (words: string) => number

/** Above the foot: beside each other, or one under the other where the words are a column. */
function drawNumbers(numbers: readonly PosterNumber[], place: Place, write: Write, measured: Measured): void {
  const { text, unit, columns, top, foot } = place
  const isColumn = columns === 1
  const width = isColumn ? text.width : text.width / Math.max(2, numbers.length) - 28 * unit
  const row = isColumn ? Math.min(74 * unit, (foot - top) / Math.max(1, numbers.length)) : 0
  const measure = measured(fontOf('display', 100, 600))
  const widest = Math.max(1, ...numbers.map(({ text: figure }) => measure(figure)))
  const size = Math.min((isColumn ? 36 : 44) * unit, (width / widest) * 100)
  for (const [at, { label, text: figure }] of numbers.entries()) {
    const x = isColumn ? text.left : text.left + at * (width + 28 * unit)
    const y = isColumn ? foot - (numbers.length - 1 - at) * row : foot - 12 * unit
    write(figure, x, y - 27 * unit, fontOf('display', size, 600))
    write(label, x, y, fontOf('text', Math.min(23 * unit, fitted(label, width, measured))), 'var(--color-ink-soft)')
  }
}

const fitted = (words: string, width: number, measured: Measured) =>
  (width / measured(fontOf('text', 100))(words)) * 100
