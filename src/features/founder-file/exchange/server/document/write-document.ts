import { escaped } from '../workbook/escaped.ts'
import { type Bound, propertiesOf } from '../workbook/file-properties.ts'
import { type Shades, shadesOf } from '../workbook/shades.ts'
import type { DocumentBlock } from './document-block.ts'
import { paragraph } from './document-runs.ts'
import { numberingXml, stylesXml } from './document-styles.ts'
import { blockXml } from './document-xml.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Twentieths of a point, between the margins. */
const textWidth = { upright: 9350, across: 14_278 }
/** A table of more columns turns the paper. */
const mostUpright = 7

/** The parts of a .docx file, by their names in its archive. */
export function documentParts(blocks: readonly DocumentBlock[], bound: Bound): Record<string, string> {
  const shades = shadesOf(bound.colors)
  const isWide = blocks.some((block) => block.kind === 'table' && block.head.length > mostUpright)
  const width = isWide ? textWidth.across : textWidth.upright
  let lists = 0
  const drawn = blocks.map((block, index) => {
    if (block.kind === 'list' && block.ordered) lists += 1
    const [before, next] = [blocks[index - 1], blocks[index + 1]]
    // A break or a gap of its own would be a line, which after a full page is a page with nothing on it.
    const edges = { startsPage: before?.kind === 'page', endsPage: next?.kind === 'page' }
    return blockXml(block, { shades, width, list: lists, keepNext: asks(block, next), ...edges })
  })
  const size = isWide ? '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>' : '<w:pgSz w:w="11906" w:h="16838"/>'
  const properties = propertiesOf(bound)
  const rel = (id: string, name: string) => `<Relationship Id="${id}" Type="${office}/${name}" Target="${name}.xml"/>`
  const override = (name: string, kind = name) =>
    `<Override PartName="/word/${name}.xml" ContentType="${type}.${kind}+xml"/>`
  return Object.fromEntries(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${properties.types}${override('document', 'document.main')}${override('styles')}${override('numbering')}${override('footer')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>${properties.relation}</Relationships>`,
      ...properties.parts,
      'word/_rels/document.xml.rels': `<Relationships xmlns="${pack}/relationships">${rel('rId1', 'styles')}${rel('rId2', 'numbering')}${rel('rId3', 'footer')}</Relationships>`,
      'word/document.xml': `<w:document xmlns:w="${main}" xmlns:r="${office}"><w:body>${drawn.join('')}<w:sectPr><w:footerReference w:type="default" r:id="rId3"/>${size}<w:pgMar w:top="900" w:right="1280" w:bottom="800" w:left="1280" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr></w:body></w:document>`,
      'word/styles.xml': `<w:styles xmlns:w="${main}">${stylesXml(shades)}</w:styles>`,
      'word/numbering.xml': `<w:numbering xmlns:w="${main}">${numberingXml(lists)}</w:numbering>`,
      'word/footer.xml': `<w:ftr xmlns:w="${main}">${footerXml(bound, shades)}</w:ftr>`,
    }).map(([name, xml]) => [name, head + xml]),
  )
}

/** A question stays on the page of its answer, or of the room for it. */
function asks(block: DocumentBlock, next: DocumentBlock | undefined): boolean {
  const [first] = block.kind === 'paragraph' && block.inline.length === 1 ? block.inline : []
  const isLabel = typeof first === 'object' && first.kind === 'strong'
  return isLabel || next?.kind === 'line' || next?.kind === 'list'
}

function footerXml({ brand, title }: Bound, { soft }: Shades): string {
  const look = `<w:rPr><w:color w:val="${soft}"/><w:sz w:val="16"/></w:rPr>`
  const words = `<w:r>${look}<w:t xml:space="preserve">${escaped(`${brand} · ${title} · `)}</w:t></w:r>`
  return paragraph('Normal', `${words}<w:fldSimple w:instr="PAGE"><w:r>${look}<w:t>1</w:t></w:r></w:fldSimple>`)
}
