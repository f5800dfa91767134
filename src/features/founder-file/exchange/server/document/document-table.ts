import type { Block, Inline } from '#features/program/lesson.ts'
import { plainText } from '#features/program/plain-text.ts'
import type { Shades } from '../workbook/shades.ts'
import { paragraph, runs } from './document-runs.ts'

type Table = Extract<Block, { kind: 'table' }>
/** Tables up to this long stay on one page. */
const short = 7

/** Empty cells are made high enough to write in; a row is never parted. */
export function tableXml({ head, rows }: Table, { shades, width }: { shades: Shades; width: number }): string {
  const widths = widthsOf([head, ...rows], width)
  const hasHead = head.some((cell) => plainText(cell) !== '')
  const isShort = rows.length <= short
  const lines = rows.map((row, index) => rowXml(row, widths, shades, isShort && index < rows.length - 1))
  const grid = widths.map((one) => `<w:gridCol w:w="${one}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/>${bordersXml(shades)}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${hasHead ? rowXml(head, widths, shades, true, true) : ''}${lines.join('')}</w:tbl>`
}

function bordersXml({ rule }: Shades): string {
  const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${rule}"/>`
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  return `<w:tblBorders>${sides.map(line).join('')}</w:tblBorders>`
}

function rowXml(
  row: readonly Inline[][],
  widths: readonly number[],
  shades: Shades,
  keepNext: boolean,
  isHead = false,
) {
  const cells = widths.map((width, index) => {
    const inline = row[index] ?? []
    const style = plainText(inline) === '' && !isHead ? 'Room' : 'Cell'
    const ground = isHead ? `<w:shd w:val="clear" w:color="auto" w:fill="${shades.tint}"/>` : ''
    const text = paragraph(style, runs(inline, isHead ? '<w:b/>' : ''), keepNext ? '<w:keepNext/>' : '')
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${ground}</w:tcPr>${text}</w:tc>`
  })
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.join('')}</w:tr>`
}

/** Columns take the room that their texts ask for, those to write in some more, and none less than its longest word. */
function widthsOf(rows: readonly (readonly Inline[][])[], width: number): number[] {
  const count = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => plainText(row[at] ?? [])))
  const wanted = columns.map((texts) => {
    const own = longest(texts)
    const isForYou = texts.length > 1 && texts.slice(1).every((text) => text === '')
    return isForYou ? Math.max(26, Math.min(30, own)) : Math.min(34, Math.max(own <= 2 ? 3 : 9, own))
  })
  const least = columns.map((texts) => 240 + 135 * Math.min(20, longest(texts.flatMap(unparted))))
  const spare = width - sumOf(least)
  if (spare <= 0) return least.map((one) => Math.floor((one / sumOf(least)) * width))
  const over = wanted.map((chars, at) => Math.max(1, (chars / sumOf(wanted)) * width - (least[at] ?? 0)))
  return least.map((one, at) => Math.floor(one + (spare * (over[at] ?? 0)) / sumOf(over)))
}

/** Short texts and words stay on one line. */
const unparted = (text: string) => (text.length <= 12 ? [text] : text.split(/\s/))
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))
const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
