import { strToU8, zipSync } from 'fflate'
import type { DocumentBlock } from '../../../src/features/founder-file/exchange/server/document/document-block.ts'
import {
  pageBlocks,
  titled,
  wordBlocks,
} from '../../../src/features/founder-file/exchange/server/document/draft-document.ts'
import { documentParts } from '../../../src/features/founder-file/exchange/server/document/write-document.ts'
import { pageSheet } from '../../../src/features/founder-file/exchange/server/workbook/page-sheet.ts'
import { workbookParts } from '../../../src/features/founder-file/exchange/server/workbook/write-workbook.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Business, Content } from '../../content/content.ts'
import type { DocumentFile } from '../../content/library/document-files.ts'
import { partOf } from './page-part.ts'
import { blankPage, exampleLine, examplePage } from './page-template.ts'
import { type Brand, withFigures } from './words.ts'

/** The file of a resource as its pages make it; undefined where none of them does. The same content gives the same bytes. */
export function madeFile(content: Content, id: string, brand: Brand): Uint8Array | undefined {
  const format = content.library.resourceById.get(id)?.format
  const page = content.worksheets.pages.find(({ resource }) => resource === id)
  if (format === 'xlsx' && page) return zipped(workbook(content, page, brand))
  const document = format === 'docx' ? documentOf(content, id, page) : undefined
  return document && zipped(bound(content, document, brand))
}

type Titled = { title: string; use: string; body: DocumentFile['body'] }

/** A document that is put together, under the title of its first page where it has none of its own, or one that is a single page. */
function documentOf({ documents, worksheets }: Content, id: string, page: Worksheet | undefined): Titled | undefined {
  const document = documents.find((one) => one.id === id)
  if (!document) return page && { title: page.title, use: page.use, body: [{ page: page.id }] }
  const first =
    page ?? document.body.flatMap((item) => ('page' in item ? (worksheets.pageById.get(item.page) ?? []) : []))[0]
  const { title = first?.title ?? id, use = first?.use ?? '', body } = document
  return { title, use, body }
}

function workbook({ cast }: Content, page: Worksheet, brand: Brand) {
  const kind = { brand: brand.name, business: businessOf(cast, page), on: 'sheet' as const }
  const sheets = [
    pageSheet(blankPage(page, kind), { title: 'Yours', tab: 'accent' }),
    pageSheet(examplePage(page, kind), { title: 'Example', tab: 'ink' }),
  ]
  return workbookParts(sheets, { title: page.title, brand: brand.name, colors: brand.colors })
}

/** First the form with room to write, then, on a page of its own, how the example businesses filled it in. */
function bound(content: Content, { title, use, body }: Titled, brand: Brand) {
  const filled = withFigures(content.cast)
  const parts = body.flatMap((item) => ('page' in item ? partOf(content.worksheets, item) : []))
  const form = body.flatMap((item): DocumentBlock[] => {
    if (!('page' in item)) return wordBlocks(item, { filled })
    return partOf(content.worksheets, item).flatMap((page) =>
      pageBlocks({ written: blankPage(page, kindOf(content, page, brand)), filled }),
    )
  })
  const examples = parts.flatMap((page): DocumentBlock[] => {
    const kind = kindOf(content, page, brand)
    const story: DocumentBlock = { kind: 'use', text: exampleLine(page, kind.business) }
    return [
      { kind: 'heading', level: 2, id: '', inline: [page.title] },
      story,
      ...pageBlocks({ written: examplePage(page, kind) }),
    ]
  })
  const behind: DocumentBlock[] = examples.length > 0 ? [{ kind: 'page' }, ...examples] : []
  const blocks = [...titled(brand.name, title, use), ...form, ...behind]
  return documentParts(blocks, { title, brand: brand.name, colors: brand.colors, about: use })
}

const kindOf = ({ cast }: Content, page: Worksheet, brand: Brand) => ({
  brand: brand.name,
  business: businessOf(cast, page),
  on: 'paper' as const,
})

function businessOf(cast: Content['cast'], { example, id }: Worksheet): Business {
  const business = cast[example.business]
  if (!business) throw new Error(`worksheets/${id}.yaml: there is no business ${example.business} in docs/cast.yaml.`)
  return business
}

/** Archives carry the time of their parts, by the clock on the wall: this one is the same in every zone. */
const zipped = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
    level: 9,
    mtime: new Date(2026, 10, 20),
  })
