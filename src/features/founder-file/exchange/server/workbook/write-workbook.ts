import { escaped } from './escaped.ts'
import { type Bound, propertiesOf } from './file-properties.ts'
import type { Sheet } from './page-sheet.ts'
import { shadesOf } from './shades.ts'
import { sheetXml } from './sheet-xml.ts'
import { styleBook } from './style-book.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of an .xlsx file, by their names in its archive. */
export function workbookParts(sheets: readonly Sheet[], bound: Bound): Record<string, string> {
  const shades = shadesOf(bound.colors)
  const styles = styleBook(shades)
  const footer = `&L&9${[bound.brand, bound.title].join(' · ').replaceAll('&', '&&')}&R&9&P / &N`
  const pages = sheets.map((sheet) => sheetXml(sheet, { styles, tab: shades[sheet.tab], footer }))
  const properties = propertiesOf(bound)
  const names = sheetNames(sheets.map(({ title }) => title))
  const numbers = sheets.map((_, index) => index + 1)
  return Object.fromEntries(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${properties.types}<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`).join('')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>${properties.relation}</Relationships>`,
      ...properties.parts,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers.map((n) => `<sheet name="${escaped(names[n - 1] ?? '')}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets><calcPr calcId="0" fullCalcOnLoad="1"/></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': styles.xml(),
      ...Object.fromEntries(pages.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    }).map(([name, xml]) => [name, head + xml]),
  )
}

/** At most 31 characters without signs that spreadsheets refuse, each once. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const plain =
      title
        .replace(/[[\]:*?/\\']/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || 'Page'
    const wanted = [plain.slice(0, 31), ...Array.from({ length: 200 }, (_, n) => `${plain.slice(0, 26)} ${n + 2}`)]
    const name = wanted.find((one) => !taken.has(one.toLowerCase())) ?? plain.slice(0, 31)
    taken.add(name.toLowerCase())
    return name.trim()
  })
}
