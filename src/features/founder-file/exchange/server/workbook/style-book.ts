import type { Look } from './draft-page.ts'
import { escaped } from './escaped.ts'

type Drawn = { font: number; fill: number; isWrapped: boolean }

/** How each look is drawn: its font and its ground, by their numbers below. */
const looks: Record<Look, Drawn> = {
  title: { font: 1, fill: 0, isWrapped: false },
  use: { font: 4, fill: 0, isWrapped: true },
  heading: { font: 2, fill: 0, isWrapped: false },
  head: { font: 3, fill: 2, isWrapped: true },
  label: { font: 0, fill: 0, isWrapped: true },
  note: { font: 4, fill: 0, isWrapped: true },
  input: { font: 0, fill: 3, isWrapped: true },
  computed: { font: 0, fill: 0, isWrapped: true },
  result: { font: 3, fill: 2, isWrapped: true },
}

export type Styles = ReturnType<typeof styleBook>

/** The styles of a workbook: each look with each format once. */
export function styleBook({ ink, accent }: { ink: string; accent: string }) {
  const formats = new Map<string, number>()
  const styles = new Map<string, { xml: string; index: number }>()

  function of(look: Look, format = 'General'): number {
    const known = styles.get(`${look} ${format}`)
    if (known) return known.index
    const { font, fill, isWrapped } = looks[look]
    const xml = `<xf numFmtId="${formatId(format)}" fontId="${font}" fillId="${fill}" borderId="${fill === 3 ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="top" wrapText="${Number(isWrapped)}"/></xf>`
    const index = styles.size + 1
    styles.set(`${look} ${format}`, { xml, index })
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
    return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : ''}<fonts count="5">${fonts(ink, accent)}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('EEF1F4')}${solid('FFF8E8')}</fills><borders count="2"><border/><border><bottom style="thin"><color rgb="FFB8C0C8"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${xfs.length + 1}"><xf xfId="0"/>${xfs.join('')}</cellXfs></styleSheet>`
  }
  return { of, xml }
}

const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`

const fonts = (ink: string, accent: string) =>
  [
    font(11, ink),
    font(18, ink, '<b/>', 'Georgia'),
    font(13, accent, '<b/>', 'Georgia'),
    font(11, ink, '<b/>'),
    font(10, '5A6570', '<i/>'),
  ].join('')

const font = (size: number, color: string, style = '', name = 'Calibri') =>
  `<font>${style}<sz val="${size}"/><color rgb="FF${color}"/><name val="${name}"/></font>`
