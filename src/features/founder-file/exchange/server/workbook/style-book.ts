import type { Look } from './draft-page.ts'
import { escaped } from './escaped.ts'
import type { Shades } from './shades.ts'

type Drawn = { font: number; fill: number; border: number; wrap: boolean; vertical: string }
const drawn = (font: number, fill: number, border = 1, vertical = 'center', wrap = true): Drawn => ({
  font,
  fill,
  border,
  wrap,
  vertical,
})

/** How each look is drawn: its font, its ground and its line, by their numbers below. */
const looks: Record<Look, Drawn> = {
  brand: drawn(5, 0, 0),
  title: drawn(1, 0, 0),
  use: drawn(6, 0, 0, 'top'),
  heading: drawn(2, 0, 0, 'bottom'),
  head: drawn(3, 2),
  label: drawn(0, 0),
  note: drawn(4, 0),
  remark: drawn(0, 0),
  mark: drawn(0, 3),
  input: drawn(0, 3),
  computed: drawn(0, 0),
  result: drawn(3, 4),
}

/** Words begin at the left edge, with some air behind the first column; choices and heads of columns stand in the middle. */
export type Side = 'general' | 'left' | 'center'

export type Styles = ReturnType<typeof styleBook>

/** The styles of a workbook: each look with each format and side once. */
export function styleBook(shades: Shades) {
  const formats = new Map<string, number>()
  const styles = new Map<string, { xml: string; index: number }>()

  function of(look: Look, format = 'General', side: Side = 'general'): number {
    const name = `${look} ${format} ${side}`
    const known = styles.get(name)
    if (known) return known.index
    const { font, fill, border, wrap, vertical } = looks[look]
    const horizontal = { general: '', left: ' horizontal="left" indent="1"', center: ' horizontal="center"' }[side]
    const xml = `<xf numFmtId="${formatId(format)}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="${vertical}"${horizontal} wrapText="${Number(wrap)}"/></xf>`
    const index = styles.size + 1
    styles.set(name, { xml, index })
    return index
  }

  function formatId(format: string): number {
    if (format === 'General') return 0
    const id = formats.get(format) ?? 164 + formats.size
    formats.set(format, id)
    return id
  }

  function xml(): string {
    const numFmts = [...formats].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
    const xfs = [...styles.values()].map((style) => style.xml)
    const fills = [shades.band, shades.input, shades.result].map(solid)
    return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : ''}${fonts(shades)}<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.join('')}</fills><borders count="2"><border/><border><bottom style="thin"><color rgb="FF${shades.line}"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${xfs.length + 1}"><xf xfId="0"/>${xfs.join('')}</cellXfs></styleSheet>`
  }
  return { of, xml }
}

const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`

function fonts({ ink, accent, soft }: Shades): string {
  const all = [
    font(11, ink),
    font(18, ink, '<b/>', 'Georgia'),
    font(13, accent, '<b/>', 'Georgia'),
    font(11, ink, '<b/>'),
    font(10, soft, '<i/>'),
    font(9, accent, '<b/>'),
    font(10, soft),
  ]
  return `<fonts count="${all.length}">${all.join('')}</fonts>`
}

const font = (size: number, color: string, style = '', name = 'Calibri') =>
  `<font>${style}<sz val="${size}"/><color rgb="FF${color}"/><name val="${name}"/></font>`
