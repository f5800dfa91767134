import { loadProfileDrawing } from '#features/game/web/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { brokenLines, fittingSize, fontOf, lightColors, openDrawing } from '#platform/web/picture/drawing.ts'
import { sentenceOf } from '../certificate.rules.ts'
import type { Certified } from './certificate-sheet.tsx'

const [width, height, side] = [1600, 1131, 150]

/** The certificate as a picture, in the sheet's words and order. */
export async function drawCertificate({ name, program, finishedOn }: Certified): Promise<HTMLCanvasElement> {
  const { drawProfile } = await loadProfileDrawing()
  const { canvas, pen } = await openDrawing(width, height)
  const { colorOf, close } = lightColors()
  pen.fillStyle = colorOf('var(--color-paper)')
  pen.fillRect(0, 0, width, height)
  drawProfile(pen, { left: 54, top: height - 54 - (width - 108) * (200 / 720), width: width - 108 }, colorOf)
  pen.strokeStyle = colorOf('var(--color-line-strong)')
  pen.lineWidth = 2
  for (const inset of [46, 54]) pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset)

  const write = (words: string, y: number, font: string, color = 'var(--color-ink)') => {
    pen.font = font
    pen.fillStyle = colorOf(color)
    pen.fillText(words, side, y)
  }
  write(program, 175, fontOf('display', 34, 600))
  pen.letterSpacing = '2px'
  write('CERTIFICATE', 290, fontOf('text', 22, 600), 'var(--color-accent)')
  pen.letterSpacing = '0px'
  const room = width - 2 * side
  const measure = (words: string) => {
    pen.font = fontOf('display', 100, 560)
    return pen.measureText(words).width / 100
  }
  const size = fittingSize(name, { width: room, lines: 2, most: 104, least: 44 }, measure)
  const lines = brokenLines(name, room / size, measure).slice(0, 2)
  for (const [at, line] of lines.entries()) write(line, 300 + size * (1 + at * 1.06), fontOf('display', size, 560))
  const below = 300 + size * (lines.length * 1.06)
  write(sentenceOf(program), below + 84, fontOf('text', 33))
  write(calendarDates.date(finishedOn), below + 144, fontOf('display', 33))
  close()
  return canvas
}
