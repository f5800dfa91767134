import { escaped } from './escaped.ts'
import type { Sheet, SheetCell } from './page-sheet.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const textWidth = 9350

type Row = Sheet['rows'][number]
const styleOf: Partial<Record<SheetCell['look'], string>> = {
  title: 'Heading1',
  heading: 'Heading2',
  use: 'Note',
  note: 'Note',
}

/** The parts of a .docx file, by their names in its archive: headings, notes, and tables of labels and answers. */
export function documentParts(
  sheets: readonly Sheet[],
  colors: { ink: string; accent: string },
): Record<string, string> {
  const body = sheets.map(({ rows }, index) => (index > 0 ? pageBreak : '') + blocksXml(rows)).join('')
  const wide = sheets.some(({ landscape }) => landscape)
  const size = wide ? '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>' : '<w:pgSz w:w="11906" w:h="16838"/>'
  return Object.fromEntries(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/_rels/document.xml.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${body}<w:sectPr>${size}<w:pgMar w:top="1000" w:right="1280" w:bottom="1000" w:left="1280" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr></w:body></w:document>`,
      'word/styles.xml': stylesXml(colors),
    }).map(([name, xml]) => [name, head + xml]),
  )
}

/** Rows that follow one another are one table; a title, a heading or a note stands alone. */
function blocksXml(rows: readonly Row[]): string {
  const blocks: (string | Row[])[] = []
  for (const row of rows) {
    const [first] = row
    const style = row.length === 1 && first ? styleOf[first.look] : undefined
    const last = blocks.at(-1)
    if (row.length === 0) blocks.push('')
    else if (first && style) blocks.push(paragraph(shown(first), style))
    else if (Array.isArray(last)) last.push([...row])
    else blocks.push([[...row]])
  }
  return blocks.map((block) => (Array.isArray(block) ? tableXml(block) : block)).join('')
}

function tableXml(rows: readonly Row[]): string {
  const columns = Math.max(2, ...rows.map((row) => row.length))
  const first = columns > 4 ? 2200 : 3200
  const rest = Math.floor((textWidth - first) / (columns - 1))
  const widths = [first, ...Array.from({ length: columns - 1 }, () => rest)]
  const cells = (row: Row) =>
    widths
      .map((width, at) => {
        const cell = row[at]
        const isStrong = cell?.look === 'head' || cell?.look === 'result'
        const ground = isStrong ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF1F4"/>' : ''
        return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${ground}</w:tcPr>${paragraph(cell ? shown(cell) : '', 'Cell', isStrong)}</w:tc>`
      })
      .join('')
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="B8C0C8"/>`
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.map((row) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells(row)}</w:tr>`).join('')}</w:tbl>${paragraph('', 'Cell')}`
}

const shown = ({ text, value }: SheetCell) => text ?? (value === null ? '' : String(value))

/** Lines of a long answer stay lines. */
function paragraph(text: string, style: string, isStrong = false): string {
  const lines = text.split(/\r?\n/).map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
  const run = `<w:r>${isStrong ? '<w:rPr><w:b/></w:rPr>' : ''}${lines.join('<w:br/>')}</w:r>`
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${text === '' ? '' : run}</w:p>`
}

const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'

function stylesXml({ ink, accent }: { ink: string; accent: string }): string {
  const styles = [
    styleXml('Heading1', 'heading 1', 40, ink, '<w:b/>', 'Georgia', '<w:keepNext/><w:outlineLvl w:val="0"/>'),
    styleXml('Heading2', 'heading 2', 26, accent, '<w:b/>', 'Georgia', '<w:keepNext/><w:outlineLvl w:val="1"/>'),
    styleXml('Note', 'Note', 20, '5A6570', '<w:i/>', 'Calibri', '<w:spacing w:after="160"/>'),
    styleXml('Cell', 'Cell', 21, ink, '', 'Calibri', '<w:spacing w:before="40" w:after="40"/>'),
  ]
  return `<w:styles xmlns:w="${main}">${styles.join('')}</w:styles>`
}

const styleXml = (id: string, name: string, size: number, color: string, bold: string, font: string, more: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr>${more}</w:pPr><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>${bold}<w:color w:val="${color}"/><w:sz w:val="${size}"/></w:rPr></w:style>`
